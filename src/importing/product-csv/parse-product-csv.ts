import { type OwnField, ownFields } from "../../contract/admin/import-fields.ts";
import { headingInFile, otherLines } from "../product-file/other-lines.ts";
import type { OwnLine, OwnLines } from "../product-file/product-lines.ts";
import type { Problem, Table } from "../product-file/read-table.ts";
import { type FileFormat, presetFields, recogniseFormat } from "../product-file/recognise-format.ts";

export type CsvLine = OwnLine;

export interface ProductCsv extends OwnLines {
  readonly format: FileFormat;
  readonly table: Table;
  /** What each column means, by position. Null: it is not used. */
  readonly fields: readonly (string | null)[];
  /** Nobody has said yet what the columns of this unknown format mean: `fields` is a guess, and there are no lines. */
  readonly isMappingNeeded: boolean;
  /** The file's heading for a column of ours. */
  readonly headingInFile: (column: string) => string;
}

/**
 * Parses a file of any format into lines of our own CSV. `chosen` is what staff said that the columns mean;
 * without it the format decides.
 */
export function parseProductCsv(table: Table, chosen?: readonly (string | null)[]): ProductCsv {
  const format = recogniseFormat(table.headings);
  const fields = chosen ?? presetFields(format, table.headings);
  const isMappingNeeded = format === "other" && !chosen && table.headings.some(Boolean);
  const file = { format, table, fields, isMappingNeeded };
  if (isMappingNeeded)
    return { ...file, lines: [], notes: [], problems: [], headingInFile: (column) => column };
  const found = format === "own" ? ownLines(table, fields, chosen !== undefined) : otherLines(table, fields);
  return {
    ...file,
    ...found,
    problems: [...table.problems, ...found.problems],
    headingInFile: (column) => (format === "own" ? column : headingInFile(table, fields, column)),
  };
}

const isOwnField = (field: string | null): field is OwnField => ownFields.some((each) => each === field);

/** In our own format an unknown column is a problem, until staff say that it is not used. */
function ownLines(table: Table, fields: readonly (string | null)[], isChosen: boolean): OwnLines {
  const problems: Problem[] = [];
  const report = (column: string, message: string) => problems.push({ line: table.line, column, message });
  table.headings.forEach((name, at) => {
    const field = fields[at] ?? null;
    const shown = name.slice(0, 60);
    if (field === null && name && !isChosen)
      report(shown, `There is no column '${shown}'. Take it out, or call it one of ${ownFields.join(", ")}.`);
    else if (field && fields.indexOf(field) < at) report(field, `The column ${field} stands there twice.`);
  });
  const lines = table.rows.map(({ line, cells }) => ({
    line,
    cells: new Map(
      cells.flatMap((cell, at) => {
        const field = fields[at] ?? null;
        return isOwnField(field) ? [[field, cell] as const] : [];
      }),
    ),
  }));
  return { lines, problems, notes: [] };
}
