import { createHash } from "node:crypto";
import {
  type LeaverLine,
  type LeaversInput,
  type LeaversPlan,
  MAX_LEAVERS,
} from "../../contract/admin/leavers.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { lockAdministrators } from "../../people/account/change-account.store.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { endAccess, leavingPeople } from "./end-access.ts";
import { lockLeavers, readLeaverHoldings } from "./leavers.store.ts";
import { type LeaverHoldings, planHashInput, planLeavers } from "./plan-leavers.ts";
import { deletePlansOf, planLeaver } from "./planned-leavers.store.ts";
import { readLeavers } from "./read-leavers.ts";

export interface OffboardLeavers {
  readonly input: LeaversInput;
  readonly staff: StaffCaller;
  readonly calendar: Calendar;
  readonly now: Date;
}

/**
 * Ends what leavers still have: logins, personal codes, and kit orders that are not dispatched. Blocks their accounts. A
 * leaver whose last day is not over is noted; their access ends by itself afterwards (`endPlannedLeavers`). All of it
 * happens in one transaction, or nothing. Without the hash of a plan it is a dry run: it only says what would end.
 * Refuses version_conflict (the plan has changed since the dry run).
 */
export async function offboardLeavers(
  db: Db,
  jobs: Jobs,
  { input, staff, calendar, now }: OffboardLeavers,
): Promise<LeaversPlan | Refusal<"last_administrator" | "too_many_lines" | "version_conflict">> {
  const { rows, questions } = readLeavers(input.emailsCsv, input, calendar.timeZone);
  if (rows.length > MAX_LEAVERS)
    return refuse("too_many_lines", `Please give up to ${MAX_LEAVERS} addresses at once.`);
  const emails = [...new Set(rows.flatMap(({ email }) => email ?? []))];
  const makePlan = (known: LeaverHoldings) =>
    planLeavers(rows, known, { callerId: staff.caller.userId, today: calendar.dayOf(now) });
  if (input.planHash === undefined)
    return { ...planResponse(makePlan(await readLeaverHoldings(db, emails, now)), false), questions };

  return db.transaction().execute(async (trx) => {
    const administrators = await lockAdministrators(trx);
    await lockLeavers(trx, emails);
    const known = await readLeaverHoldings(trx, emails, now);
    const plan = { ...planResponse(makePlan(known), true), questions };
    if (plan.planHash !== input.planHash)
      return refuse(
        "version_conflict",
        "Something has changed since you looked. Please check the list again.",
      );
    const leaving = leavingPeople(plan.lines);
    if (administrators.every(({ user_id }) => leaving.has(user_id)))
      return refuse("last_administrator", "No administrator would be left. Make somebody else one first.");
    const record: Parameters<typeof endAccess>[2]["record"] = (change) =>
      recordChange(trx, { ...change, staff, now });
    const endedBy = staff.caller.userId;
    const ending = plan.lines.filter(({ outcome }) => outcome === "ends");
    await deletePlansOf(
      trx,
      ending.map(({ email }) => email),
    );
    const planned = [];
    for (const { email, lastDay } of plan.lines.filter(isPlanned))
      planned.push({ id: await planLeaver(trx, { email, lastDay, listedBy: endedBy, now }), lastDay });
    await endAccess(trx, jobs, { lines: plan.lines, known, endedBy, record, now });
    for (const { id, lastDay } of planned)
      await record({ action: "leaving planned", subject: "leavers", subjectId: id, after: { lastDay } });
    return plan;
  });
}

/** Leavers whose last day is not over: their access ends by itself after it. */
const isPlanned = (line: LeaverLine): line is LeaverLine & { lastDay: string } =>
  line.outcome === "not_yet" && line.lastDay !== null;

function planResponse(lines: LeaversPlan["lines"], isDone: boolean): Omit<LeaversPlan, "questions"> {
  const ending = lines.filter(({ outcome }) => outcome === "ends");
  const sum = (of: (line: LeaversPlan["lines"][number]) => number) =>
    ending.reduce((total, line) => total + of(line), 0);
  return {
    lines,
    people: ending.length,
    planned: lines.filter(isPlanned).length,
    openLogins: sum(({ openLogins }) => openLogins),
    codes: sum(({ codes }) => codes),
    kitOrders: sum(({ kitOrders }) => kitOrders.length),
    planHash: createHash("sha256").update(planHashInput(lines)).digest("hex"),
    isDone,
  };
}
