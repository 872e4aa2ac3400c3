import { createHash } from "node:crypto";
import { type LeaversInput, type LeaversPlan, MAX_LEAVERS } from "../../contract/admin/leavers.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { cancelKitOrders } from "../after-sales/cancel-kit-orders.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Calendar } from "../calendar/calendar.ts";
import { parseEmailList } from "../mail/parse-email-list.ts";
import { lockAdministrators } from "../people/people.store.ts";
import { blockAccounts, lockLeavers, readLeaverHoldings, switchOffCodes } from "./leavers.store.ts";
import { isCancelledOnLeaving, type LeaverHoldings, planHashInput, planLeavers } from "./plan-leavers.ts";

export interface OffboardLeavers {
  readonly input: LeaversInput;
  readonly staff: StaffCaller;
  readonly calendar: Calendar;
  readonly now: Date;
}

/**
 * Ends what leavers still have: logins, personal codes, and kit orders that are not dispatched. Blocks their
 * accounts. All of it happens in one transaction, or nothing. Without the hash of a plan it is a dry run: it
 * only says what would end. Refuses too_many_lines, version_conflict (the plan has changed since the dry
 * run), last_administrator.
 */
export async function offboardLeavers(
  db: Db,
  jobs: Jobs,
  { input, staff, calendar, now }: OffboardLeavers,
): Promise<LeaversPlan | Refusal<"last_administrator" | "too_many_lines" | "version_conflict">> {
  const pasted = parseEmailList(input.emailsCsv);
  if (pasted.length > MAX_LEAVERS)
    return refuse("too_many_lines", `Please give up to ${MAX_LEAVERS} addresses at once.`);
  const emails = [...new Set(pasted.flatMap(({ email }) => email ?? []))];
  const makePlan = (known: LeaverHoldings) =>
    planLeavers(pasted, known, { callerId: staff.caller.userId, today: calendar.dayOf(now) });
  if (input.planHash === undefined)
    return planResponse(makePlan(await readLeaverHoldings(db, emails, now)), false);

  return db.transaction().execute(async (trx) => {
    const administrators = await lockAdministrators(trx);
    await lockLeavers(trx, emails);
    const known = await readLeaverHoldings(trx, emails, now);
    const plan = planResponse(makePlan(known), true);
    if (plan.planHash !== input.planHash)
      return refuse("version_conflict", "Something changed since you looked. Please check the list again.");
    const leaving = new Set(
      plan.lines.flatMap(({ outcome, personId }) => (outcome === "ends" ? (personId ?? []) : [])),
    );
    if (administrators.every(({ user_id }) => leaving.has(user_id)))
      return refuse("last_administrator", "No administrator would be left. Make somebody else one first.");
    await endAccessOfLeavers(trx, jobs, { plan, known, leaving, staff, now });
    return plan;
  });
}

interface LeaverEnding {
  readonly plan: LeaversPlan;
  readonly known: LeaverHoldings;
  readonly leaving: ReadonlySet<number>;
  readonly staff: StaffCaller;
  readonly now: Date;
}

async function endAccessOfLeavers(
  trx: Trx,
  jobs: Jobs,
  { plan, known, leaving, staff, now }: LeaverEnding,
): Promise<void> {
  const ending = plan.lines.filter(({ outcome }) => outcome === "ends");
  const endingEmails = new Set(ending.map(({ email }) => email));
  const codes = known.codes.filter(({ email }) => endingEmails.has(email));
  const orders = known.orders.filter((order) => leaving.has(order.userId) && isCancelledOnLeaving(order));
  await cancelKitOrders(trx, jobs, { orders, cancelledBy: staff.caller.userId, now });
  await switchOffCodes(
    trx,
    codes.map(({ couponId }) => couponId),
    now,
  );
  await blockAccounts(trx, [...leaving], now);
  for (const { personId, openLogins, codes: codesEnded, kitOrders } of ending) {
    // No e-mail address here: audit rows are kept for ever, and a person may ask to be erased.
    const after = { openLogins: 0, endedLogins: openLogins, codesSwitchedOff: codesEnded, kitOrders };
    if (personId)
      await recordChange(trx, { staff, action: "left", subject: "people", subjectId: personId, after, now });
  }
  for (const { orderNo, status } of orders)
    await recordChange(trx, {
      staff,
      action: "order moved to Cancelled",
      subject: "orders",
      subjectId: orderNo,
      before: { status },
      after: { status: "Cancelled", because: "the person left" },
      now,
    });
  const withoutAccount = codes.filter(({ email }) => !known.accounts.some((each) => each.email === email));
  for (const { couponId } of withoutAccount)
    await recordChange(trx, {
      staff,
      action: "coupon switched off",
      subject: "coupons",
      subjectId: couponId,
      now,
    });
}

function planResponse(lines: LeaversPlan["lines"], isDone: boolean): LeaversPlan {
  const ending = lines.filter(({ outcome }) => outcome === "ends");
  const sum = (of: (line: LeaversPlan["lines"][number]) => number) =>
    ending.reduce((total, line) => total + of(line), 0);
  return {
    lines,
    people: ending.length,
    openLogins: sum(({ openLogins }) => openLogins),
    codes: sum(({ codes }) => codes),
    kitOrders: sum(({ kitOrders }) => kitOrders.length),
    planHash: createHash("sha256").update(planHashInput(lines)).digest("hex"),
    isDone,
  };
}
