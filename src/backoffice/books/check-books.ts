import { staffText } from "../../contract/staff-text.ts";
import { verifyAudit } from "../../platform/audit/verify-audit.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { BrokenRule } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";
import { choiceChecks } from "./choice-checks.store.ts";
import { documentChecks } from "./document-checks.store.ts";
import { exchangeChecks } from "./exchange-checks.store.ts";
import { mailChecks } from "./mail-checks.store.ts";
import { moneyChecks } from "./money-checks.store.ts";
import { monthChecks } from "./month-checks.store.ts";
import { orderChecks } from "./order-checks.store.ts";
import { quoteChecks } from "./quote-checks.store.ts";
import { redemptionChecks } from "./redemption-checks.store.ts";
import { shipmentChecks } from "./shipment-checks.store.ts";
import { stockChecks } from "./stock-checks.store.ts";

/** Every rule of the books but the audit chain, which is not one query. */
export const bookChecks: readonly BookCheck[] = [
  ...stockChecks,
  ...shipmentChecks,
  ...exchangeChecks,
  ...orderChecks,
  ...quoteChecks,
  ...redemptionChecks,
  ...choiceChecks,
  ...moneyChecks,
  ...documentChecks,
  ...monthChecks,
  ...mailChecks,
];
const AUDIT_RULE = staffText`No audit row was changed or removed`;
const MAX_EXAMPLES = 20;
const DAY_MS = 86_400_000;
/** Mails are looked for behind steps of this many days, well within the time that mails are kept. */
const MAIL_CHECK_DAYS = 28;

export interface BooksReport {
  readonly checkedAt: Date;
  /** How many rules were checked. */
  readonly rules: number;
  /** The rules that do not hold. Empty when the books agree. */
  readonly broken: readonly BrokenRule[];
}

/**
 * Checks every rule of the books over the whole database, as of one moment. It changes nothing and blocks nobody. Every
 * rule reads its whole table, so it takes seconds in a large store.
 */
export function checkBooks(db: Db, now: Date): Promise<BooksReport> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => ({
      checkedAt: now,
      rules: bookChecks.length + 1,
      broken: await findBrokenRules(trx, now),
    }));
}

/** The rules that do not hold, as the caller's transaction sees the database. */
export async function findBrokenRules(trx: Trx, now: Date): Promise<BrokenRule[]> {
  const since = new Date(now.getTime() - MAIL_CHECK_DAYS * DAY_MS);
  const broken: BrokenRule[] = [];
  for (const { rule, faults } of bookChecks) {
    const { rows } = await faults(since, now).execute(trx);
    if (rows.length > 0) broken.push({ rule, count: rows.length, examples: rows.slice(0, MAX_EXAMPLES) });
  }
  const { fault } = await verifyAudit(trx);
  if (fault) broken.push({ rule: AUDIT_RULE, count: 1, examples: [{ subject: staffText`Audit`, fault }] });
  return broken;
}
