import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { type Prices, pricesOf, stockOfRow } from "./cell-meanings.ts";
import { colourAndSizeOf } from "./colour-and-size.ts";
import { imageUrlsOf } from "./image-urls.ts";
import { firstFilled, type OtherRow } from "./other-row.ts";
import type { Problem } from "./read-table.ts";

/** The lines of a file that are one variant here, which has one price and several sizes. */
export interface VariantRows {
  readonly line: number;
  readonly cells: readonly (readonly [heading: string, cell: string])[];
}

interface SkuRow {
  readonly row: OtherRow;
  readonly colour: string;
  readonly size: string;
  readonly prices: Prices;
}

/**
 * The variants of a product: its lines by colour and price. Sizes of one colour with another price are a variant
 * of their own, because a variant has one price here. Lines with nothing of a SKU (more images) make none.
 */
export function variantsOf(rows: readonly OtherRow[], isTrackerKnown: boolean) {
  const colourAndSize = colourAndSizeOf(rows);
  const skuRows = rows.flatMap((row): SkuRow[] => {
    const named = { row, ...colourAndSize(row), prices: pricesOf(row) };
    const isSku = named.prices.selling || named.colour || named.size || row.get("SKU") || row.get("Stock");
    return isSku ? [named] : [];
  });
  const problems = repeated(skuRows);
  const doubled = new Set(problems.map(({ line }) => line));
  const whole = skuRows.filter(({ row }) => !doubled.has(row.line));
  const notes: { line: number; message: StaffText }[] = [];
  const byColour = [...Map.groupBy(whole, ({ colour }) => colour.toLowerCase()).values()];
  const variants = byColour.flatMap((ofColour) => {
    const usual = ofColour.find(({ prices }) => prices.selling)?.prices.key;
    const byPrice = Map.groupBy(ofColour, ({ prices }) => (prices.selling ? prices.key : usual));
    return [...byPrice.values()].map((ofPrice, at): VariantRows => {
      const { line, colour } = placeOf(ofPrice);
      const sizes = ofPrice.map(({ size }) => size).filter(Boolean);
      const name = at === 0 ? colour : [colour, sizes.join(" ")].filter(Boolean).join(", ");
      if (at > 0)
        notes.push({
          line,
          message: staffText`${sizes.join(", ") || staffText`This line`} has another price, so it becomes a variant of its own: ${name}.`,
        });
      const urls = imageUrlsOf(
        rows,
        ofPrice.map((each) => each.row),
      );
      return { line, cells: [...variantCells(name, ofPrice, isTrackerKnown), ...imageCells(urls)] };
    });
  });
  return { variants, problems, notes };
}

/** Where the first of these lines stands, and its colour. */
const placeOf = (rows: readonly SkuRow[]) => ({
  line: rows[0]?.row.line ?? 0,
  colour: rows[0]?.colour ?? "",
});

function repeated(rows: readonly SkuRow[]): Problem[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ row: { line }, colour, size }) => {
    const key = `${colour}/${size}`.toLowerCase();
    const earlier = seen.get(key);
    seen.set(key, earlier ?? line);
    const what = [colour, size].filter(Boolean).join(", ");
    return earlier === undefined
      ? []
      : [
          {
            line,
            column: "",
            message: what
              ? staffText`Line ${earlier} is about the same SKU (${what}) already.`
              : staffText`Line ${earlier} is about the same SKU already.`,
          },
        ];
  });
}

const imageCells = (urls: readonly string[]): [string, string][] =>
  urls.length > 0 ? [["Image URLs", urls.join("\n")]] : [];

/** Cells of our CSV. What no line says is left out. */
function variantCells(
  colour: string,
  rows: readonly SkuRow[],
  isTrackerKnown: boolean,
): (readonly [string, string])[] {
  const sizes = rows.map(({ size }) => size).filter(Boolean);
  const bySize = (of: (row: OtherRow) => string): string =>
    sizes.length === 0
      ? (rows.map(({ row }) => of(row)).find(Boolean) ?? "")
      : rows.flatMap(({ row, size }) => (size && of(row) ? `${size}=${of(row)}` : [])).join(", ");
  const prices = rows.find(({ prices: { selling } }) => selling)?.prices;
  const cells: [string, string][] = [
    ["Colour", colour],
    [
      "Colour code",
      firstFilled(
        rows.map(({ row }) => row),
        "Colour code",
      ),
    ],
    ["Price before", prices?.before ?? ""],
    ["Selling price", prices?.selling ?? ""],
    ["Sizes", sizes.join(", ")],
    ["SKU", bySize(({ get }) => get("SKU"))],
    ["GTIN", bySize(({ get }) => get("GTIN").replace(/^'/, ""))], // Shopify's apostrophe keeps it a text
    [sizes.length ? "Stock by size" : "Stock", bySize((row) => stockOfRow(row, isTrackerKnown))],
  ];
  return cells.filter(([, cell]) => cell !== "");
}
