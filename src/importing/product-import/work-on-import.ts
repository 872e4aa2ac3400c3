import { staffText } from "../../contract/staff-text.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { ExistingCatalogue } from "../product-csv/product-state.ts";
import { applyItems } from "./apply-items.ts";
import { checkItems, finishCheck } from "./check-items.ts";
import { finishApply, finishUndo } from "./finish-import.ts";
import { readImportCatalogue } from "./import-catalogue.ts";
import { makeImportCategories } from "./make-import-categories.ts";
import { findImport, findRunningImport, type ImportRow, updateImport } from "./product-import.store.ts";
import { readImport } from "./read-import.ts";
import { undoItems } from "./undo-items.ts";

/** A job ends after this long and enqueues the next one, so that the store can stop in between. */
const SLICE_MS = 5_000;
/** A running import that made no progress for this long has lost its job: its process ended. */
export const STALLED_MS = 30_000;

interface Work {
  readonly jobs: Jobs;
  readonly clock: () => Date;
}

/** Works some seconds on the running import, and lets another job go on with it. False: no import runs. */
export async function workOnImport(db: Db, work: Work): Promise<boolean> {
  const end = performance.now() + SLICE_MS;
  let catalogue: ExistingCatalogue | undefined;
  let state = "";
  do {
    const running = await findRunningImport(db);
    const row = running && (await findImport(db, running.import_id));
    if (!row) return false;
    if (row.state !== state) catalogue = undefined;
    state = row.state;
    if (state === "applying" && !catalogue) await makeImportCategories(db, row, work.clock());
    catalogue ??= await readImportCatalogue(db, row);
    try {
      await step(db, row, catalogue, work);
    } catch (error) {
      await stopImport(db, row, work.clock());
      throw error;
    }
  } while (performance.now() < end);
  await db.transaction().execute((trx) => work.jobs.enqueue(trx, "import.run", {}));
  return true;
}

async function step(db: Db, row: ImportRow, catalogue: ExistingCatalogue, { jobs, clock }: Work) {
  const now = clock();
  if (row.state === "reading") await readImport(db, row, now);
  else if (row.state === "checking") {
    if (!(await checkItems(db, row, catalogue, now))) await finishCheck(db, row, now);
  } else if (row.state === "applying") {
    if (!(await applyItems(db, { row, catalogue, jobs, now }))) await finishApply(db, row, now);
  } else if (!(await undoItems(db, { row, jobs, now }))) await finishUndo(db, row, now);
}

/** After an error nothing goes on by itself: staff decide. Without a database this fails too, and the import is resumed. */
async function stopImport(db: Db, row: ImportRow, now: Date): Promise<void> {
  const hasChanged = row.state === "applying" || row.state === "undoing";
  await updateImport(db, row.import_id, now, {
    state: hasChanged ? "stopped" : "failed",
    problem: staffText`Something went wrong in the store. Its log says what.`,
  });
}

/** Starts an import again whose process ended in the middle. */
export async function resumeImport(db: Db, { jobs, clock }: Work): Promise<void> {
  const running = await findRunningImport(db);
  if (!running || clock().getTime() - running.progress_at.getTime() < STALLED_MS) return;
  await db.transaction().execute((trx) => jobs.enqueue(trx, "import.run", {}));
}
