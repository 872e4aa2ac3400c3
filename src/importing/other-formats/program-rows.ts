import type { OtherField } from "../../contract/admin/import-fields.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { OtherRow } from "./other-row.ts";

interface Note {
  readonly line: number;
  readonly message: StaffText;
}

/** What a line of a product with several SKUs has of the product alone: these are its SKUs' in other lines. */
const ofSku: ReadonlySet<OtherField> = new Set<OtherField>([
  ...(["SKU", "GTIN", "Stock", "Availability", "Price", "Price before", "Sale price"] as const),
  ...(["Colour", "Size", "Option 1", "Option 2", "Option 3"] as const),
]);
const NOT_SENT = /\b(?:grouped|external|virtual|downloadable)\b/i;
const YES = /^(?:yes|true|1|notify|continue)$/i;

/**
 * The lines of a shop program's file without what cannot be one of ours: what is not sent in a parcel, sale prices for a time, and
 * stock that the program sells without having it. Lines of WooCommerce are named after their product, and the line of a product
 * with several SKUs is none itself. What was left out is a note.
 */
export function programRows(rows: readonly OtherRow[]): {
  readonly rows: readonly OtherRow[];
  readonly notes: readonly Note[];
} {
  const giftCards = new Set(rows.filter(({ get }) => YES.test(get("Gift card"))).map(nameOf)); // only a product's first line says it
  const isSent = (row: OtherRow) => !NOT_SENT.test(row.get("Kind")) && !giftCards.has(nameOf(row));
  const left = rows.filter(isSent);
  const leftOut = new Map(rows.filter((row) => !isSent(row)).map((row) => [nameOf(row), row.line] as const));
  const planned = left.filter(isSaleForATime);
  const uncounted = left.filter(({ get }) => isSoldWithoutStock(get) && get("Stock") !== "");
  return {
    rows: left.map(plainRow),
    notes: [
      ...[...leftOut].map(([name, line]) => ({
        line,
        message: staffText`${name || staffText`This line`} is left out: it is nothing that is sent in a parcel.`,
      })),
      ...planned.map(({ line, get }) => ({
        line,
        message: staffText`The sale price ${get("Sale price")} is for a time only and is left out: plan it as a change of price.`,
      })),
      ...uncounted.slice(0, 1).map(({ line }) => ({
        line,
        message:
          uncounted.length === 1
            ? staffText`1 line of the file may be sold without stock: it is not counted here.`
            : staffText`${uncounted.length} lines of the file may be sold without stock: it is not counted here.`,
      })),
    ],
  };
}

const nameOf = ({ get }: OtherRow): string => get("Address") || get("Name") || get("SKU");
const isSaleForATime = ({ get }: OtherRow): boolean =>
  get("Sale price") !== "" && (get("Sale from") !== "" || get("Sale until") !== "");
const isSoldWithoutStock = (get: OtherRow["get"]): boolean => YES.test(get("Sold without stock"));

function plainRow(row: OtherRow): OtherRow {
  const { line, get } = row;
  const hasParts = /\bvariable\b/i.test(get("Kind"));
  const isOneOfSeveral = /\bvariation\b/i.test(get("Kind"));
  const isForATime = isSaleForATime(row);
  return {
    line,
    get(field) {
      if (get("Kind")) {
        if (field === "Group" && !isOneOfSeveral) return get("SKU") || `id:${get("Number")}`;
        if (field === "Category") return firstInList(get(field));
        if (hasParts && ofSku.has(field)) return "";
      }
      if (field === "Sale price" && isForATime) return "";
      if ((field === "Stock" || field === "Availability") && isSoldWithoutStock(get)) return "";
      return get(field);
    },
  };
}

/** A comma in the name of a category has a backslash before it. */
const firstInList = (cell: string): string =>
  (cell.match(/(?:\\,|[^,])+/)?.[0] ?? "").replaceAll("\\,", ",").trim();
