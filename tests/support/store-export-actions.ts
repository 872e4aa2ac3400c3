import { readCsv } from "../../src/platform/csv/read-csv.ts";
import { unescapeFormula } from "../../src/platform/csv/write-csv.ts";
import { readZip } from "./read-zip.ts";
import type { TestStore } from "./store.ts";

/** Downloads the export of the whole store as an administrator does, and opens it. */
export async function exportStore(store: TestStore, token: string): Promise<Map<string, Buffer>> {
  const { body } = await store.call("POST /api/admin/store-export", { token });
  const response = await store.inject({ url: body.path });
  if (response.statusCode !== 200) throw new Error(`No archive: ${response.body}`);
  return readZip(response.rawPayload);
}

/** The rows of a CSV file of the archive, each by its columns. */
export function rowsIn(files: ReadonlyMap<string, Buffer>, name: string): Record<string, string>[] {
  const [headings, ...rows] = readCsv(files.get(name)?.toString() ?? "").rows.map(({ cells }) => cells);
  return rows.map((cells) =>
    Object.fromEntries((headings ?? []).map((heading, at) => [heading, unescapeFormula(cells[at] ?? "")])),
  );
}
