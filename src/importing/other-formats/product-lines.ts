import type { OtherField } from "../../contract/admin/import-fields.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { parseGrams, publishedOf } from "./cell-meanings.ts";
import type { RowGroup } from "./group-rows.ts";
import { importHtml } from "./import-html.ts";
import { firstFilled } from "./other-row.ts";
import type { Problem } from "./read-table.ts";
import { type VariantRows, variantsOf } from "./variant-rows.ts";

/** A line as our own CSV would have it. */
export interface OwnLine {
  readonly line: number;
  /** The cells by our headings. What the file does not say is missing here, and stays as it is. */
  readonly cells: ReadonlyMap<string, string>;
  /**
   * For a line without number and URL path: the SKU codes by which its product is found, and the URL path of a new product
   * otherwise.
   */
  readonly identity?: { readonly skuCodes: readonly string[]; readonly slug: string };
}

export interface OwnLines {
  readonly lines: readonly OwnLine[];
  readonly problems: readonly Problem[];
  /** What was decided on the way and staff may want to know. */
  readonly notes: readonly { readonly line: number; readonly message: StaffText }[];
}

/** Columns that mean the same in the file and in our own CSV. */
const sameFields = [
  "Keywords",
  "Page title",
  "Meta description",
  "HSN code",
  "GST %",
  "Returnable",
  "Welcome kit",
] as const satisfies readonly OtherField[];
const htmlFields = [
  "Short description",
  "Description",
  "Disclaimer",
] as const satisfies readonly OtherField[];

/** The lines of one product: one for each colour, the first with the product's own fields. */
export function productLines(group: RowGroup, isTrackerKnown: boolean): OwnLines {
  const { problems, cells } = productCells(group);
  const { variants, problems: doubled, notes } = variantsOf(group.rows, isTrackerKnown);
  const skuCodes = group.rows.map(({ get }) => get("SKU")).filter(Boolean);
  const identity = group.isSlugGiven ? undefined : { skuCodes, slug: group.slug };
  const address: [string, string][] = group.isSlugGiven ? [["Address", group.slug]] : [];
  const variantLines: readonly VariantRows[] = variants[0]
    ? variants
    : [{ line: group.rows[0]?.line ?? 0, cells: [] }];
  return {
    lines: variantLines.map(({ line, cells: variantCells }, at) => ({
      line,
      cells: new Map([...address, ...(at === 0 ? cells : []), ...variantCells]),
      ...(identity && { identity }),
    })),
    problems: [...problems, ...doubled],
    notes,
  };
}

function productCells({ rows, name }: RowGroup): { cells: [string, string][]; problems: Problem[] } {
  const problems: Problem[] = [];
  const weights = rows.flatMap((row) => {
    const cell = row.get("Weight g");
    const grams = parseGrams(cell);
    if (cell && grams === undefined)
      problems.push({
        line: row.line,
        column: "Weight g",
        message: staffText`'${cell.slice(0, 40)}' is no weight: write grams, or a number with g, kg, oz or lb.`,
      });
    return grams ?? [];
  });
  const heaviest = Math.max(0, ...weights);
  const path = (cell: string) => cell.split(">").at(-1)?.trim() ?? "";
  const cells: [string, string][] = [
    ["Name", name],
    ["Category", path(firstFilled(rows, "Category")) || path(firstFilled(rows, "Other category"))],
    ["In the shop", publishedOf(firstFilled(rows, "In the shop"), firstFilled(rows, "Status"))],
    ["Weight g", heaviest > 0 ? String(heaviest) : ""],
    ...htmlFields.map((field): [string, string] => [field, importHtml(firstFilled(rows, field))]),
    ...sameFields.map((field): [string, string] => [field, firstFilled(rows, field)]),
  ];
  return { cells: cells.filter(([, cell]) => cell !== ""), problems };
}
