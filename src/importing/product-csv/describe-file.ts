import {
  languageOfField,
  otherFields,
  ownFields,
  translatedHeadings,
} from "../../contract/admin/import-fields.ts";
import type { ProductImportDetail } from "../../contract/admin/product-imports.ts";
import type { Language } from "../../platform/language/language.ts";
import type { ProductCsv } from "./parse-product-csv.ts";

const SAMPLES = 3;
const MAX_SAMPLE = 60;

/** The format and columns of a file for display. `languages`: those of the shop, whose texts a column may have. */
export function describeFile(
  { format, table, fields, isMappingNeeded, notes, askedNumbers, askedWeights }: ProductCsv,
  languages: readonly Language[],
): Pick<
  ProductImportDetail,
  "format" | "columns" | "fieldChoices" | "isMappingNeeded" | "notes" | "askedNumbers" | "askedWeights"
> {
  const columns = table.headings.map((heading, at) => ({
    heading,
    samples: samplesOf(table.rows.map(({ cells }) => cells[at] ?? "")),
    field: fields[at] ?? null,
  }));
  const fieldChoices =
    format === "own" ? [...ownFields, ...translatedFields(fields, languages)] : [...otherFields];
  return {
    format,
    columns,
    fieldChoices,
    isMappingNeeded,
    notes: [...notes],
    askedNumbers: [...askedNumbers],
    askedWeights: [...askedWeights],
  };
}

/** Those of the shop's languages, and what the file has. */
const translatedFields = (fields: readonly (string | null)[], languages: readonly Language[]): string[] => [
  ...new Set([
    ...languages.flatMap((language) => translatedHeadings.map((heading) => `${heading}:${language}`)),
    ...fields.flatMap((field) => (field && languageOfField(field) ? [field] : [])),
  ]),
];

function samplesOf(cells: readonly string[]): string[] {
  const found = new Set<string>();
  for (const cell of cells) {
    if (cell) found.add(cell.length > MAX_SAMPLE ? `${cell.slice(0, MAX_SAMPLE)}…` : cell);
    if (found.size === SAMPLES) break;
  }
  return [...found];
}
