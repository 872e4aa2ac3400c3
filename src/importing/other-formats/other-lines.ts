import type { OtherField } from "../../contract/admin/import-fields.ts";
import { groupRows } from "./group-rows.ts";
import { otherRow } from "./other-row.ts";
import { type OwnLines, productLines } from "./product-lines.ts";
import { programRows } from "./program-rows.ts";
import type { Table, TableRow } from "./read-table.ts";

/** Rows of another program's file as lines of our own CSV. `fields` says what each column means. */
export function otherLines(rows: readonly TableRow[], fields: readonly (string | null)[]): OwnLines {
  const sold = programRows(rows.map((row) => otherRow(row, fields)));
  const { groups, problems } = groupRows(sold.rows);
  const isTrackerKnown = fields.includes("Stock tracked");
  const all = groups.map((group) => productLines(group, isTrackerKnown));
  const parts = {
    lines: all.flatMap(({ lines }) => lines),
    notes: [...sold.notes, ...all.flatMap(({ notes }) => notes)],
  };
  return { ...parts, problems: [...problems, ...all.flatMap((each) => each.problems)] };
}

/**
 * The columns of the file from which our column was made, best first. A column that is not named here has the same name in
 * both.
 */
const sources: Readonly<Record<string, readonly OtherField[]>> = {
  "Selling price": ["Sale price", "Price"],
  "Price before": ["Price before", "Price"],
  Sizes: ["Size", "Option 1"],
  "Stock by size": ["Stock", "Availability"],
  Category: ["Category", "Other category"],
  "Image URLs": ["Image", "Variant image", "More images"],
  Colour: ["Colour", "Option 1"],
  "In the shop": ["In the shop", "Status"],
};

/** The file's heading for a column of ours, so that a problem names what staff see in their file. */
export function headingInFile(
  table: Pick<Table, "headings">,
  fields: readonly (string | null)[],
  column: string,
): string {
  const at = [column, ...(sources[column] ?? [])]
    .map((field) => fields.indexOf(field))
    .find((found) => found >= 0);
  return (at === undefined ? undefined : table.headings[at]) ?? column;
}
