import type { Db } from "../db/database.ts";
import { lockSettings, readStoredSettings, writeSettings } from "./settings.store.ts";

/** Notes for the checklist that a test mail went out. It changes no setting that staff edit, so their version stays. */
export async function markMailTested(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const { version, settings } = await readStoredSettings(trx);
    if (settings.isMailTested) return;
    await writeSettings(trx, { isMailTested: true }, { version: Math.max(1, version), userId: null, now });
  });
}
