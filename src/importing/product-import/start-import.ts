import type { ImportChoices } from "../../contract/admin/import-choices.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { isUniqueViolation } from "../../platform/db/unique-violation.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { findImport, moveImport, updateImport } from "./product-import.store.ts";
import { type ImportState, importSteps } from "./product-import.ts";

interface StartImport {
  readonly importId: number;
  readonly to: "reading" | "applying" | "undoing";
  /** What staff decided before it is read again. */
  readonly decided?: {
    readonly fields?: readonly (string | null)[] | undefined;
    readonly choices: ImportChoices;
  };
  readonly now: Date;
  readonly jobs: Jobs;
}

/**
 * Lets a job take the next step of an import. Refuses not_found, and state_conflict: the import is not ready for it, or
 * another import runs.
 */
export async function startImport(
  db: Db,
  start: StartImport,
): Promise<undefined | Refusal<"not_found" | "state_conflict">> {
  try {
    return await db.transaction().execute((trx) => startInTransaction(trx, start));
  } catch (error) {
    if (isUniqueViolation(error, "product_imports_one_running"))
      return refuse("state_conflict", "Another import is running. Please wait until it has finished.");
    throw error;
  }
}

async function startInTransaction(trx: Trx, { importId, to, decided, now, jobs }: StartImport) {
  const from: readonly ImportState[] = to === "reading" && !decided ? ["receiving"] : importSteps[to];
  if (!(await moveImport(trx, importId, { from, to, now })))
    return (await findImport(trx, importId))
      ? refuse("state_conflict", "The import is not ready for this. Please look at it again.")
      : refuse("not_found", "There is no such import.");
  if (decided)
    await updateImport(trx, importId, now, {
      choices: decided.choices,
      ...(decided.fields && { fields: decided.fields }),
    });
  await jobs.enqueue(trx, "import.run", {});
  return undefined;
}
