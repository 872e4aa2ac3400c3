import { switchOffCoupons } from "../../buying/coupon/coupon.store.ts";
import type { LeaverLine } from "../../contract/admin/leavers.ts";
import type { MemberId, UserId } from "../../contract/ids.ts";
import { cancelOrders } from "../../orders/cancel/cancel-order.ts";
import { blockPeople } from "../../people/account/change-account.store.ts";
import { endEmployment } from "../../people/member/employment.store.ts";
import type { AuditedChange } from "../../platform/audit/audited-change.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { mailboxOf } from "../../platform/mail/email-address.ts";
import { deleteSessionsOfPeople } from "../../platform/session/session.store.ts";
import { isCancelledOnLeaving, type LeaverHoldings, type LeaverOrder } from "./plan-leavers.ts";

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

/** Blocks the people of the lines that end, and ends their employments, logins, personal codes and kit orders that are not dispatched. */
export async function endAccess(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { lines, known, endedBy, record, now }: LeaverEnding,
): Promise<void> {
  const leaving = leavingPeople(lines);
  const ending = lines.filter(({ outcome }) => outcome === "ends");
  const mailboxes = new Set(ending.map(({ email }) => mailboxOf(email)));
  const codes = known.codes.filter(({ email }) => mailboxes.has(mailboxOf(email)));
  const orders = known.orders.filter((order) => leaving.has(order.userId) && isCancelledOnLeaving(order));
  const cancelled: AuditedChange[] = [];
  const cause = {
    kind: "leaver",
    by: endedBy,
    record: (change: AuditedChange) => void cancelled.push(change),
  } as const;
  await cancelOrders(trx, jobs, orders.map(orderToCancel), cause, now);
  await switchOffCoupons(
    trx,
    codes.map(({ couponId }) => couponId),
    now,
  );
  await blockPeople(trx, [...leaving], now);
  await deleteSessionsOfPeople(trx, [...leaving]);
  const employments = ending.flatMap((line) => line.employments);
  for (const employment of employments)
    await endEmployment(trx, { ...employment, memberId: employment.memberId as MemberId }, now);
  for (const { personId, openLogins, codes: codesEnded, kitOrders } of ending) {
    // No e-mail address here: audit rows are kept for ever, and a person may ask to be erased.
    const after = { openLogins: 0, endedLogins: openLogins, codesSwitchedOff: codesEnded, kitOrders };
    if (personId) await record({ action: "left", subject: "people", subjectId: personId, after });
  }
  for (const { memberId } of employments)
    await record({
      action: "member changed",
      subject: "members",
      subjectId: memberId,
      after: { fields: ["employments"] },
    });
  for (const change of cancelled) await record(change);
  const withAccount = new Set(known.accounts.map(({ email }) => mailboxOf(email)));
  const withoutAccount = codes.filter(({ email }) => !withAccount.has(mailboxOf(email)));
  for (const { couponId } of withoutAccount)
    await record({ action: "coupon switched off", subject: "coupons", subjectId: couponId });
}

const orderToCancel = ({ orderId, orderNo, userId, email, status }: LeaverOrder) => ({
  order_id: orderId,
  order_no: orderNo,
  user_id: userId,
  email,
  status,
});
