import { lockAdministrators } from "../../people/account/change-account.store.ts";
import { recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { endAccess, leavingPeople } from "./end-access.ts";
import { lockLeavers, readLeaverHoldings } from "./leavers.store.ts";
import { planLeavers } from "./plan-leavers.ts";
import { listOverdueLeavers, takeOverdueLeaver } from "./planned-leavers.store.ts";

/**
 * Ends the access of the people whose last day is over by the store's calendar, as if their list had been checked again; each
 * in a transaction of their own. Returns how many. The last administrator stays until there is another one.
 */
export async function endPlannedLeavers(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { calendar, now }: { readonly calendar: Calendar; readonly now: Date },
): Promise<number> {
  const today = calendar.dayOf(now);
  let ended = 0;
  for (const planned of await listOverdueLeavers(db, today))
    if (await endOne(db, jobs, { ...planned, today, now })) ended += 1;
  return ended;
}

interface OverdueLeaver {
  readonly id: number;
  readonly email: string;
  readonly lastDay: string;
  readonly today: string;
  readonly now: Date;
}

const endOne = (db: Db, jobs: Pick<Jobs, "enqueue">, { id, email, lastDay, today, now }: OverdueLeaver) =>
  db.transaction().execute(async (trx) => {
    const administrators = await lockAdministrators(trx);
    await lockLeavers(trx, [email]);
    const known = await readLeaverHoldings(trx, [email], now);
    const lines = planLeavers([{ line: 1, text: email, email, lastDay: { day: lastDay } }], known, {
      callerId: 0,
      today,
    });
    const leaving = leavingPeople(lines);
    if (leaving.size > 0 && administrators.every(({ user_id }) => leaving.has(user_id))) return false;
    const taken = await takeOverdueLeaver(trx, id, today);
    if (!taken) return false;
    await endAccess(trx, jobs, {
      lines,
      known,
      now,
      endedBy: taken.listedBy,
      record: (change) => recordSystemChange(trx, { ...change, now }),
    });
    return true;
  });
