import { deleteIdleCarts } from "../../buying/cart/cart.store.ts";
import { eraseNeverCame } from "../../buying/member-account/erase-member.ts";
import { deleteUnusedImages } from "../../catalogue/image/unused-images.store.ts";
import { deleteOldQuotes } from "../../orders/quote/old-quotes.store.ts";
import { deleteEnquiries, lockOldEnquiries } from "../../people/enquiry/old-enquiries.store.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { deleteMailsOfEnquiries, deleteOldMails } from "../../platform/mail/old-mails.store.ts";
import { deleteOldBooksChecks } from "../books/books.store.ts";

const DAY_MS = 86_400_000;
const KEEP_BOOKS_CHECKS_DAYS = 90;
/** Few rows for each statement, so that no table is locked for long. */
const BATCH_SIZE = 1_000;

export interface PrunedData {
  readonly mails: number;
  readonly enquiries: number;
  readonly quotes: number;
  readonly images: number;
  readonly carts: number;
  /** Joiners who never came. */
  readonly members: number;
}

/**
 * Deletes each night what is older than the configuration keeps it: mails, settled enquiries and quotes without an order, images that nothing shows,
 * customers' carts, joiners who never came. Orders, invoices, the ledger and the audit are kept for ever. Returns how many of each.
 */
export async function deleteAfterRetention(
  db: Db,
  config: Pick<Config, "keepCartsDays" | "keepEnquiriesDays" | "keepMailsDays" | "keepUnusedImagesDays"> & {
    /** 0: they are kept. */
    readonly joinerDays: number;
  },
  now: Date,
): Promise<PrunedData> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteOldBooksChecks(db, daysAgo(KEEP_BOOKS_CHECKS_DAYS));
  return {
    mails: await untilNone(() =>
      deleteOldMails(db, { settledBefore: daysAgo(config.keepMailsDays), batchSize: BATCH_SIZE }),
    ),
    enquiries: await untilNone(() =>
      db.transaction().execute((trx) => deleteOldEnquiries(trx, daysAgo(config.keepEnquiriesDays))),
    ),
    quotes: await untilNone(() =>
      deleteOldQuotes(db, { settledBefore: daysAgo(config.keepEnquiriesDays), batchSize: BATCH_SIZE }),
    ),
    images: await deleteUnusedImages(db, daysAgo(config.keepUnusedImagesDays)),
    carts: await deleteIdleCarts(db, daysAgo(config.keepCartsDays)),
    members:
      config.joinerDays === 0
        ? 0
        : await untilNone(() =>
            eraseNeverCame(db, { before: daysAgo(config.joinerDays), now, batchSize: BATCH_SIZE }),
          ),
  };
}

/** Deletes a batch of settled enquiries from before that time, with their replies and mails. Returns how many. */
export async function deleteOldEnquiries(trx: Trx, before: Date): Promise<number> {
  const ids = await lockOldEnquiries(trx, { before, batchSize: BATCH_SIZE });
  if (ids.length === 0) return 0;
  await deleteMailsOfEnquiries(trx, ids);
  await deleteEnquiries(trx, ids);
  return ids.length;
}

/** Repeats a batch until one deletes nothing. Returns the sum. */
async function untilNone(deleteBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let deleted = await deleteBatch(); deleted > 0; deleted = await deleteBatch()) total += deleted;
  return total;
}
