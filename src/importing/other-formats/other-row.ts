import type { OtherField } from "../../contract/admin/import-fields.ts";
import type { TableRow } from "./read-table.ts";

/** One line of another program's file, by what its columns mean. */
export interface OtherRow {
  readonly line: number;
  /** The first filled cell of the columns with this meaning; empty when none is filled. */
  readonly get: (field: OtherField) => string;
}

/** What each column means, by its position; null: it is not used. */
export function otherRow({ line, cells }: TableRow, fields: readonly (string | null)[]): OtherRow {
  const values = new Map<string, string>();
  cells.forEach((cell, at) => {
    const field = fields[at];
    if (field && cell && !values.has(field)) values.set(field, cell);
  });
  return { line, get: (field) => values.get(field) ?? "" };
}

/** The first filled cell of the product's lines. Only the first line of a product has its texts in some formats. */
export const firstFilled = (rows: readonly OtherRow[], field: OtherField): string =>
  rows.map(({ get }) => get(field)).find(Boolean) ?? "";
