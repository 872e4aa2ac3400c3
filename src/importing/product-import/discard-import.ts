import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { deleteImport, findImport, moveImport } from "./product-import.store.ts";
import { forgettable } from "./product-import.ts";

/** Forgets an import that has changed nothing, with its file. */
export const discardImport = (
  db: Db,
  importId: number,
  now: Date,
): Promise<Record<string, never> | Refusal<"not_found" | "state_conflict">> =>
  db.transaction().execute(async (trx) => {
    if (!(await findImport(trx, importId))) return refuse("not_found", "There is no such import.");
    if (!(await moveImport(trx, importId, { from: forgettable, to: "failed", now })))
      return refuse(
        "state_conflict",
        "The import has changed products or is still running, so it stays in the list.",
      );
    await deleteImport(trx, importId);
    return {};
  });
