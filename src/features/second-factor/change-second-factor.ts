import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { hashTogether } from "../account/password-hash.ts";
import { recordChange } from "../audit/record-change.ts";
import { lockPerson } from "../people/people.store.ts";
import { deleteSessionsOfPerson, markSecondFactor } from "../session/session.store.ts";
import { digestRecoveryCode, makeRecoveryCodes } from "./recovery-code.ts";
import { confirmSecondFactor, deleteSecondFactor, replaceRecoveryCodes } from "./second-factor.store.ts";
import { type FactorStorage, type SubmittedCode, withVerifiedCode } from "./with-verified-code.ts";

interface NewRecoveryCodes {
  readonly recoveryCodes: string[];
}

/**
 * Switches the second factor on with a first code, makes recovery codes and ends the caller's other logins.
 * Refuses second_factor_on, and what `withVerifiedCode` refuses.
 */
export async function enableSecondFactor(
  storage: FactorStorage,
  submitted: SubmittedCode,
): Promise<
  NewRecoveryCodes | Refusal<"code_invalid" | "second_factor_off" | "second_factor_on" | "too_many_requests">
> {
  const newCodes = await makeHashedCodes(submitted.staff.caller.userId);
  return withVerifiedCode(storage, submitted, async (trx, row) => {
    const { userId, loginId } = submitted.staff.caller;
    if (row.confirmed_at) return refuse("second_factor_on", "The second factor is switched on already.");
    await confirmSecondFactor(trx, userId, submitted.now);
    await markSecondFactor(trx, loginId, submitted.now);
    await deleteSessionsOfPerson(trx, userId, loginId);
    await replaceRecoveryCodes(trx, userId, newCodes.hashes);
    await recordOwnFactorChange(trx, submitted, "second factor switched on");
    return { recoveryCodes: newCodes.codes };
  });
}

/**
 * Completes this login with a code. Only a recovery code is written to the audit: codes of the app are used
 * every day.
 */
export const proveLogin = (
  storage: FactorStorage,
  submitted: SubmittedCode,
): Promise<true | Refusal<"code_invalid" | "second_factor_off" | "too_many_requests">> =>
  withVerifiedCode(storage, submitted, async (trx, row, usedCode) => {
    if (!row.confirmed_at) return refuse("second_factor_off", "The second factor is not switched on.");
    await markSecondFactor(trx, submitted.staff.caller.loginId, submitted.now);
    if (usedCode === "recovery code") await recordOwnFactorChange(trx, submitted, "recovery code used");
    return true;
  });

/** Makes ten new recovery codes and invalidates the old ones. */
export async function renewRecoveryCodes(
  storage: FactorStorage,
  submitted: SubmittedCode,
): Promise<NewRecoveryCodes | Refusal<"code_invalid" | "second_factor_off" | "too_many_requests">> {
  const newCodes = await makeHashedCodes(submitted.staff.caller.userId);
  return withVerifiedCode(storage, submitted, async (trx, row) => {
    if (!row.confirmed_at) return refuse("second_factor_off", "The second factor is not switched on.");
    await replaceRecoveryCodes(trx, submitted.staff.caller.userId, newCodes.hashes);
    await recordOwnFactorChange(trx, submitted, "recovery codes made");
    return { recoveryCodes: newCodes.codes };
  });
}

/** Switches the caller's second factor off. True when it is done. Refuses what `withVerifiedCode` refuses. */
export const disableSecondFactor = (
  storage: FactorStorage,
  submitted: SubmittedCode,
): Promise<true | Refusal<"code_invalid" | "second_factor_off" | "too_many_requests">> =>
  withVerifiedCode(storage, submitted, async (trx) => {
    if (!(await deleteSecondFactor(trx, submitted.staff.caller.userId)))
      return refuse("second_factor_off", "The second factor is not switched on.");
    await recordOwnFactorChange(trx, submitted, "second factor switched off");
    return true;
  });

/**
 * Removes somebody else's second factor and ends their logins. Returns undefined when it is done. Refuses
 * not_found, second_factor_off, forbidden (one's own: that needs a code).
 */
export function removeSecondFactor(
  db: Db,
  { personId, staff, now }: { personId: number; staff: StaffCaller; now: Date },
): Promise<Refusal<"forbidden" | "not_found" | "second_factor_off"> | undefined> {
  if (personId === staff.caller.userId)
    return Promise.resolve(refuse("forbidden", "Switch off your own with a code, on Your login."));
  return db.transaction().execute(async (trx) => {
    if (!(await lockPerson(trx, personId))) return refuse("not_found", "There is no such person.");
    if (!(await deleteSecondFactor(trx, personId)))
      return refuse("second_factor_off", "This person has no second factor.");
    await deleteSessionsOfPerson(trx, personId);
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

/** Hashing is slow, so it runs before rows are locked. */
async function makeHashedCodes(userId: UserId): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = makeRecoveryCodes();
  return {
    codes,
    hashes: await hashTogether(codes.flatMap((code) => digestRecoveryCode(userId, code) ?? [])),
  };
}

const recordOwnFactorChange = (trx: Trx, { staff, now }: SubmittedCode, action: string) =>
  recordChange(trx, { staff, action, subject: "people", subjectId: staff.caller.userId, now });
