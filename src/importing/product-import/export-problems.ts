import { escapeFormula, quoteCell, writeCsv } from "../../platform/csv/write-csv.ts";
import type { Db } from "../../platform/db/database.ts";
import { listFaulty } from "./import-item.store.ts";

const PAGE = 1_000;

/** Every line of an import that was wrong, and every product that an undo left, as CSV. */
export async function exportProblems(db: Db, importId: number): Promise<{ csv: string; lines: number }> {
  const lines: string[][] = [];
  for (let after = -1; ; ) {
    const items = await listFaulty(db, importId, after, PAGE);
    for (const { state, product_id, name, note, result } of items) {
      if (note) lines.push(["", String(product_id ?? ""), name, "", note]);
      else if (state === "wrong")
        for (const { line, productId, name: lineName, problems } of result)
          for (const { column, message } of problems)
            lines.push([String(line), String(productId ?? ""), lineName, column, message]);
    }
    after = items.at(-1)?.position ?? after;
    if (items.length < PAGE) break;
  }
  const cells = lines.map((line) => line.map((cell) => quoteCell(escapeFormula(cell))));
  return { csv: writeCsv([["Line", "Product", "Name", "Column", "Problem"], ...cells]), lines: lines.length };
}
