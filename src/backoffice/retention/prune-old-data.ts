import type { Config } from "../../platform/config/config.ts";
import type { Db } from "../../platform/db/database.ts";
import {
  deleteIdleCarts,
  deleteOldBooksChecks,
  deleteOldEnquiries,
  deleteOldMails,
  deleteUnusedImages,
} from "./retention.store.ts";

const DAY_MS = 86_400_000;
const KEEP_BOOKS_CHECKS_DAYS = 90;

export interface PrunedData {
  readonly mails: number;
  readonly enquiries: number;
  readonly images: number;
  readonly carts: number;
}

/**
 * Deletes each night what is older than the configuration keeps it: mails, settled enquiries, images that nothing shows,
 * customers' carts. Orders, invoices, the ledger and the audit are kept for ever. Returns how many of each.
 */
export async function pruneOldData(
  db: Db,
  config: Pick<Config, "keepCartsDays" | "keepEnquiriesDays" | "keepMailsDays" | "keepUnusedImagesDays">,
  now: Date,
): Promise<PrunedData> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteOldBooksChecks(db, daysAgo(KEEP_BOOKS_CHECKS_DAYS));
  return {
    mails: await untilNone(() => deleteOldMails(db, daysAgo(config.keepMailsDays))),
    enquiries: await untilNone(() =>
      db.transaction().execute((trx) => deleteOldEnquiries(trx, daysAgo(config.keepEnquiriesDays))),
    ),
    images: await deleteUnusedImages(db, daysAgo(config.keepUnusedImagesDays)),
    carts: await deleteIdleCarts(db, daysAgo(config.keepCartsDays)),
  };
}

/** Repeats a batch until one deletes nothing. Returns the sum. */
async function untilNone(deleteBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let deleted = await deleteBatch(); deleted > 0; deleted = await deleteBatch()) total += deleted;
  return total;
}
