import { languageOfField, type OwnField, ownFields } from "../../contract/admin/import-fields.ts";
import type { AskedNumber, AskedWeight } from "../../contract/admin/product-imports.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { headingInFile, otherLines } from "../other-formats/other-lines.ts";
import { type NumberChoices, withPlainNumbers } from "../other-formats/plain-numbers.ts";
import type { OwnLine, OwnLines } from "../other-formats/product-lines.ts";
import type { Problem, Table } from "../other-formats/read-table.ts";
import { type FileFormat, presetFields, recogniseFormat } from "../other-formats/recognise-format.ts";
import { translatedField } from "../other-formats/translated-headings.ts";

export type CsvLine = OwnLine;

export interface ProductCsv extends OwnLines {
  readonly format: FileFormat;
  readonly table: Table;
  /** What each column means, by position. Null: it is not used. */
  readonly fields: readonly (string | null)[];
  /** Nobody has said yet what the columns of this unknown format mean: `fields` is a guess, and there are no lines. */
  readonly isMappingNeeded: boolean;
  readonly askedNumbers: readonly AskedNumber[];
  readonly askedWeights: readonly AskedWeight[];
  /** The file's heading for a column of ours. */
  readonly headingInFile: (column: string) => string;
}

/**
 * Parses a file of any format into lines of our own CSV. `chosen` is what staff said that the columns mean;
 * without it the format decides. `choices` is what they said about columns whose numbers may be read in two ways.
 */
export function parseProductCsv(
  table: Table,
  chosen?: readonly (string | null)[],
  choices?: NumberChoices,
): ProductCsv {
  const format = recogniseFormat(table.headings);
  // What was chosen for an earlier file may have the name that a column had then.
  const fields =
    chosen?.map((field) => (field && translatedField(field)) ?? field) ??
    presetFields(format, table.headings);
  const isMappingNeeded = format === "other" && !chosen && table.headings.some(Boolean);
  const file = { format, table, fields, isMappingNeeded, askedNumbers: [], askedWeights: [] };
  if (isMappingNeeded)
    return { ...file, lines: [], notes: [], problems: [], headingInFile: (column) => column };
  if (format === "own") {
    const found = ownLines(table, fields, chosen !== undefined);
    const problems = [...table.problems, ...found.problems];
    return { ...file, ...found, problems, headingInFile: (column) => column };
  }
  const plain = withPlainNumbers(table, fields, format, choices);
  const found = otherLines(plain.rows, fields);
  return {
    ...file,
    ...found,
    askedNumbers: plain.asked,
    askedWeights: plain.askedWeights,
    problems: [...table.problems, ...plain.problems, ...found.problems],
    headingInFile: (column) => headingInFile(table, fields, column),
  };
}

const isOwnField = (field: string | null): field is OwnField =>
  field !== null && (ownFields.some((each) => each === field) || languageOfField(field) !== undefined);

/** In our own format an unknown column is a problem, until staff say that it is not used. */
function ownLines(table: Table, fields: readonly (string | null)[], isChosen: boolean): OwnLines {
  const problems: Problem[] = [];
  const report = (column: string, message: StaffText) => problems.push({ line: table.line, column, message });
  table.headings.forEach((name, at) => {
    const field = fields[at] ?? null;
    const shown = name.slice(0, 60);
    if (field === null && name && !isChosen)
      report(
        shown,
        staffText`There is no column '${shown}'. Take it out, or call it one of ${ownFields.join(", ")}.`,
      );
    else if (field && fields.indexOf(field) < at)
      report(field, staffText`The column ${field} stands there twice.`);
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
