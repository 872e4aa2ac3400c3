import { createHash } from "node:crypto";
import { type LeaversInput, type LeaversPlan, MOST_LEAVERS } from "../../contract/admin/leavers.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { recordChange } from "../audit/record-change.ts";
import { cancelKitOrders } from "../order/cancel-kit-orders.ts";
import { endAccounts, knownOfLeavers, lockLeavers, switchCodesOff } from "./leavers.store.ts";
import { endsWithLeaving, type KnownOfLeavers, planLeavers, sealedPart } from "./leavers-plan.ts";
import { readAddresses } from "./pasted-addresses.ts";
import { lockAdministrators } from "./people.store.ts";

export interface EndLeavers {
  readonly input: LeaversInput;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Ends what people who left still have: logins, personal codes, kit orders that have not been sent; their accounts are
 * blocked. One transaction: all of it, or nothing. Without a seal it only says what would end. Refuses too_many_lines,
 * edited_meanwhile (it would be something else than the seal's by now), last_administrator.
 */
export async function endLeavers(
  db: Db,
  jobs: Jobs,
  { input, staff, now }: EndLeavers,
): Promise<LeaversPlan | Refusal> {
  const pasted = readAddresses(input.addresses);
  if (pasted.length > MOST_LEAVERS)
    return refuse("too_many_lines", `Please give up to ${MOST_LEAVERS} addresses at once.`);
  const emails = [...new Set(pasted.flatMap(({ email }) => email ?? []))];
  const planned = (known: KnownOfLeavers) => planLeavers(pasted, known, staff.who.userId);
  if (input.seal === undefined) return answer(planned(await knownOfLeavers(db, emails, now)), false);

  return db.transaction().execute(async (trx) => {
    const administrators = await lockAdministrators(trx);
    await lockLeavers(trx, emails);
    const known = await knownOfLeavers(trx, emails, now);
    const plan = answer(planned(known), true);
    if (plan.seal !== input.seal)
      return refuse("edited_meanwhile", "Something changed since you looked. Please check the list again.");
    const leaving = new Set(
      plan.lines.flatMap(({ outcome, personId }) => (outcome === "ends" ? (personId ?? []) : [])),
    );
    if (administrators.every(({ user_id }) => leaving.has(user_id)))
      return refuse("last_administrator", "No administrator would be left. Make somebody else one first.");
    await endAll(trx, jobs, { plan, known, leaving, staff, now });
    return plan;
  });
}

interface Ending {
  readonly plan: LeaversPlan;
  readonly known: KnownOfLeavers;
  readonly leaving: ReadonlySet<number>;
  readonly staff: Staff;
  readonly now: Date;
}

async function endAll(trx: Trx, jobs: Jobs, { plan, known, leaving, staff, now }: Ending): Promise<void> {
  const ending = plan.lines.filter(({ outcome }) => outcome === "ends");
  const addresses = new Set(ending.map(({ email }) => email));
  const codes = known.codes.filter(({ email }) => addresses.has(email));
  const orders = known.orders.filter((order) => leaving.has(order.userId) && endsWithLeaving(order));
  await cancelKitOrders(trx, jobs, { orders, by: staff.who.userId, now });
  await switchCodesOff(
    trx,
    codes.map(({ couponId }) => couponId),
    now,
  );
  await endAccounts(trx, [...leaving], now);
  for (const { personId, openLogins, codes: codesEnded, kitOrders } of ending) {
    // Named by id: the audit is kept for ever, and a person may ask to be erased.
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

function answer(lines: LeaversPlan["lines"], isDone: boolean): LeaversPlan {
  const ending = lines.filter(({ outcome }) => outcome === "ends");
  const sum = (of: (line: LeaversPlan["lines"][number]) => number) =>
    ending.reduce((total, line) => total + of(line), 0);
  return {
    lines,
    people: ending.length,
    openLogins: sum(({ openLogins }) => openLogins),
    codes: sum(({ codes }) => codes),
    kitOrders: sum(({ kitOrders }) => kitOrders.length),
    seal: createHash("sha256").update(sealedPart(lines)).digest("hex"),
    isDone,
  };
}
