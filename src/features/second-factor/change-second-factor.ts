import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { lockPerson } from "../account/people.store.ts";
import { recordChange } from "../audit/record-change.ts";
import { deleteSessionsOf, markSecondFactor } from "../session/session.store.ts";
import { newRecoveryCodes, recoveryHash } from "./recovery-code.ts";
import { confirmSecondFactor, deleteSecondFactor, replaceRecoveryCodes } from "./second-factor.store.ts";
import { type GivenCode, withCode } from "./with-code.ts";

interface Codes {
  readonly recoveryCodes: string[];
}

/**
 * Switches the second factor on with a first code, makes recovery codes and ends the caller's other logins.
 * Refuses second_factor_on beside what `withCode` refuses.
 */
export const switchOn = (db: Db, given: GivenCode): Promise<Codes | Refusal> =>
  withCode<Codes>(db, given, async (trx, row) => {
    const { userId, tokenHash } = given.staff.who;
    if (row.confirmed_at) return refuse("second_factor_on", "The second factor is switched on already.");
    await confirmSecondFactor(trx, userId, given.now);
    await markSecondFactor(trx, tokenHash, given.now);
    await deleteSessionsOf(trx, userId, tokenHash);
    const codes = await freshCodes(trx, userId);
    await record(trx, given, "second factor switched on");
    return codes;
  });

/** Lets this login in. A spent recovery code leaves an audit row; a code of the app is every day's. */
export const proveLogin = (db: Db, given: GivenCode): Promise<true | Refusal> =>
  withCode<true>(db, given, async (trx, row, by) => {
    if (!row.confirmed_at) return refuse("second_factor_off", "The second factor is not switched on.");
    await markSecondFactor(trx, given.staff.who.tokenHash, given.now);
    if (by === "recovery code") await record(trx, given, "recovery code used");
    return true;
  });

/** Ten new recovery codes; the old ones are dead. */
export const renewRecoveryCodes = (db: Db, given: GivenCode): Promise<Codes | Refusal> =>
  withCode<Codes>(db, given, async (trx, row) => {
    if (!row.confirmed_at) return refuse("second_factor_off", "The second factor is not switched on.");
    const codes = await freshCodes(trx, given.staff.who.userId);
    await record(trx, given, "recovery codes made");
    return codes;
  });

/** Switches it off. */
export const switchOff = (db: Db, given: GivenCode): Promise<true | Refusal> =>
  withCode<true>(db, given, async (trx) => {
    if (!(await deleteSecondFactor(trx, given.staff.who.userId)))
      return refuse("second_factor_off", "The second factor is not switched on.");
    await record(trx, given, "second factor switched off");
    return true;
  });

/** Takes it off somebody else, and ends their logins. Undefined when done; refuses not_found, second_factor_off. */
export function removeSecondFactor(
  db: Db,
  { personId, staff, now }: { personId: number; staff: Staff; now: Date },
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockPerson(trx, personId))) return refuse("not_found", "There is no such person.");
    if (!(await deleteSecondFactor(trx, personId)))
      return refuse("second_factor_off", "This person has no second factor.");
    await deleteSessionsOf(trx, personId);
    await recordChange(trx, {
      staff,
      action: "second factor removed",
      subject: "people",
      subjectId: personId,
      now,
    });
    return undefined;
  });
}

async function freshCodes(trx: Trx, userId: number): Promise<Codes> {
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.flatMap((code) => recoveryHash(userId, code) ?? []);
  await replaceRecoveryCodes(trx, userId, hashes);
  return { recoveryCodes };
}

const record = (trx: Trx, { staff, now }: GivenCode, action: string) =>
  recordChange(trx, { staff, action, subject: "people", subjectId: staff.who.userId, now });
