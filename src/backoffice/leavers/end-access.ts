import type { LeaverLine } from "../../contract/admin/leavers.ts";
import type { UserId } from "../../contract/ids.ts";
import { cancelKitOrders } from "../../orders/after-sales/cancel-kit-orders.ts";
import type { AuditedChange } from "../../platform/audit/audited-change.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { blockAccounts, switchOffCodes } from "./leavers.store.ts";
import { isCancelledOnLeaving, type LeaverHoldings } from "./plan-leavers.ts";

interface LeaverEnding {
  readonly lines: readonly LeaverLine[];
  /** Read under the locks of `lockLeavers`. */
  readonly known: LeaverHoldings;
  /** Who listed them. */
  readonly endedBy: UserId;
  /** Writes an audit row, in the name of staff or of the store. */
  readonly record: (change: AuditedChange) => Promise<void>;
  readonly now: Date;
}

/** The people whose access these lines end. */
export const leavingPeople = (lines: readonly LeaverLine[]): ReadonlySet<number> =>
  new Set(lines.flatMap(({ outcome, personId }) => (outcome === "ends" ? (personId ?? []) : [])));

/** Blocks the people of the lines that end, and ends their logins, personal codes and kit orders that are not dispatched. */
export async function endAccess(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { lines, known, endedBy, record, now }: LeaverEnding,
): Promise<void> {
  const leaving = leavingPeople(lines);
  const ending = lines.filter(({ outcome }) => outcome === "ends");
  const endingEmails = new Set(ending.map(({ email }) => email));
  const codes = known.codes.filter(({ email }) => endingEmails.has(email));
  const orders = known.orders.filter((order) => leaving.has(order.userId) && isCancelledOnLeaving(order));
  await cancelKitOrders(trx, jobs, { orders, cancelledBy: endedBy, now });
  await switchOffCodes(
    trx,
    codes.map(({ couponId }) => couponId),
    now,
  );
  await blockAccounts(trx, [...leaving], now);
  for (const { personId, openLogins, codes: codesEnded, kitOrders } of ending) {
    // No e-mail address here: audit rows are kept for ever, and a person may ask to be erased.
    const after = { openLogins: 0, endedLogins: openLogins, codesSwitchedOff: codesEnded, kitOrders };
    if (personId) await record({ action: "left", subject: "people", subjectId: personId, after });
  }
  for (const { orderNo, status } of orders)
    await record({
      action: "order moved to Cancelled",
      subject: "orders",
      subjectId: orderNo,
      before: { status },
      after: { status: "Cancelled", because: "the person left" },
    });
  const withoutAccount = codes.filter(({ email }) => !known.accounts.some((each) => each.email === email));
  for (const { couponId } of withoutAccount)
    await record({ action: "coupon switched off", subject: "coupons", subjectId: couponId });
}
