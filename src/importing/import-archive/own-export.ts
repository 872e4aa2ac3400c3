import { readCsv } from "../../platform/csv/read-csv.ts";
import { quoteCell, writeCsv } from "../../platform/csv/write-csv.ts";

/** Numbers of the store that wrote the file. In another store they mean other products, or none. */
const ownNumbers = ["Product", "Variant", "Recommended"];

/** Whether a zip is the export of a whole store, by its paths. */
export const isStoreExport = (paths: readonly string[]): boolean =>
  ["manifest.json", "products.csv", "images.csv"].every((name) => paths.includes(name));

/** The products of a store's export without its numbers: its products are found by their URL path and colour. */
export function withoutOwnNumbers(csv: string): string {
  const [headings, ...rows] = readCsv(csv).rows.map(({ cells }) => cells);
  if (!headings) return csv;
  const chosen = headings.flatMap((heading, at) => (ownNumbers.includes(heading) ? [] : at));
  return writeCsv([headings, ...rows].map((cells) => chosen.map((at) => quoteCell(cells[at] ?? ""))));
}
