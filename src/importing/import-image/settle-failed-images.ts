import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { settleFailed } from "./import-image.store.ts";

interface Settle {
  readonly action: "retry" | "dismiss";
  /** Empty: all that failed. */
  readonly ids: readonly number[];
}

/** Fetches images again whose fetch failed, or gives them up. Others stay as they are. */
export function settleFailedImages(db: Db, jobs: Jobs, { action, ids }: Settle): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const changed = await settleFailed(trx, ids, action === "retry" ? "waiting" : "dismissed");
    if (action === "dismiss") return;
    for (const importImageId of changed) await jobs.enqueue(trx, "import.fetch-image", { importImageId });
  });
}
