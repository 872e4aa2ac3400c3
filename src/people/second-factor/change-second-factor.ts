import { type Refusal, refuse } from "../../contract/errors.ts";
import type { LoggedInStaff } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { deleteSessionsOfPerson, markSecondFactor } from "../../platform/session/session.store.ts";
import { lockPerson } from "../account/change-account.store.ts";
import { deletePasskeysOfPerson, listPasskeys } from "./passkey.store.ts";
import { recordOwnFactorChange } from "./record-factor-change.ts";
import { makeHashedCodes } from "./recovery-code.ts";
import {
  confirmSecondFactor,
  deleteApp,
  deleteSecondFactor,
  replaceRecoveryCodes,
  type SecondFactorRow,
} from "./second-factor.store.ts";
import {
  type CodeKind,
  codeInvalid,
  type FactorStorage,
  looksRight,
  type SubmittedCode,
  withVerifiedCode,
} from "./with-verified-code.ts";

interface NewRecoveryCodes {
  readonly recoveryCodes: string[];
}

/**
 * Switches the second factor on with a first code, makes recovery codes and ends the caller's other logins.
 * Refuses as `withVerifiedCode`.
 */
export async function enableSecondFactor(
  storage: FactorStorage,
  submitted: SubmittedCode,
): Promise<
  NewRecoveryCodes | Refusal<"code_invalid" | "second_factor_off" | "second_factor_on" | "too_many_requests">
> {
  const newCodes = await codesFor(storage, submitted);
  return withVerifiedCode(storage, submitted, async (trx, row, usedCode) => {
    const { userId, loginId, secondFactor } = submitted.staff.caller;
    if (row.confirmed_at) return refuse("second_factor_on", "The second factor is switched on already.");
    if (usedCode !== "app") return refuse("code_invalid", "Please enter a code from the new app.");
    if (!newCodes) return codeInvalid;
    // Another login of the person added a passkey meanwhile, and this one has not given it.
    if (secondFactor === "off" && (await listPasskeys(trx, userId)).length > 0)
      return refuse("second_factor_on", "A passkey was added in the meantime. Please log in again with it.");
    await confirmSecondFactor(trx, userId, submitted.now);
    await markSecondFactor(trx, loginId, submitted.now);
    await deleteSessionsOfPerson(trx, userId, loginId);
    await replaceRecoveryCodes(trx, userId, newCodes.hashes);
    await recordOwnFactorChange(trx, storage.jobs, submitted, "second factor switched on");
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
    if (!countsAsFactor(row, usedCode)) return isOff;
    await markSecondFactor(trx, submitted.staff.caller.loginId, submitted.now);
    if (usedCode === "recovery code")
      await recordChange(trx, { ...ownSubject(submitted), action: "recovery code used" });
    return true;
  });

/** Makes ten new recovery codes and invalidates the old ones. */
export async function renewRecoveryCodes(
  storage: FactorStorage,
  submitted: SubmittedCode,
): Promise<NewRecoveryCodes | Refusal<"code_invalid" | "second_factor_off" | "too_many_requests">> {
  const newCodes = await codesFor(storage, submitted);
  return withVerifiedCode(storage, submitted, async (trx, row, usedCode) => {
    if (!countsAsFactor(row, usedCode)) return isOff;
    if (!newCodes) return codeInvalid;
    await replaceRecoveryCodes(trx, submitted.staff.caller.userId, newCodes.hashes);
    await recordChange(trx, { ...ownSubject(submitted), action: "recovery codes made" });
    return { recoveryCodes: newCodes.codes };
  });
}

/**
 * Removes the caller's authenticator app; with no passkey the second factor is off then. True when it is done. Refuses
 * second_factor_required where it is the last factor, and what `withVerifiedCode` refuses.
 */
export const disableSecondFactor = (
  storage: FactorStorage,
  submitted: SubmittedCode,
  isRequired: boolean,
): Promise<
  true | Refusal<"code_invalid" | "second_factor_off" | "second_factor_required" | "too_many_requests">
> =>
  withVerifiedCode(storage, submitted, async (trx, row) => {
    const { userId } = submitted.staff.caller;
    if (!row.confirmed_at) return isOff;
    const isLast = (await listPasskeys(trx, userId)).length === 0;
    if (isLast && isRequired)
      return refuse(
        "second_factor_required",
        "Everybody who works here needs a second factor (SECOND_FACTOR).",
      );
    await (isLast ? deleteSecondFactor(trx, userId) : deleteApp(trx, userId));
    await recordOwnFactorChange(trx, storage.jobs, submitted, "second factor switched off");
    return true;
  });

/**
 * Removes somebody else's second factor and ends their logins. Returns undefined when it is done. Refuses forbidden
 * (one's own: that needs a code).
 */
export function removeSecondFactor(
  { db, jobs }: Pick<FactorStorage, "db" | "jobs">,
  { personId, staff, now }: { personId: number; staff: LoggedInStaff; now: Date },
): Promise<Refusal<"forbidden" | "not_found" | "second_factor_off"> | undefined> {
  if (personId === staff.caller.userId)
    return Promise.resolve(refuse("forbidden", "Switch off your own with a code, on Your login."));
  return db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, personId);
    if (!person) return refuse("not_found", "There is no such person.");
    const hadPasskeys = await deletePasskeysOfPerson(trx, personId);
    if (!(await deleteSecondFactor(trx, personId)) && !hadPasskeys)
      return refuse("second_factor_off", "This person has no second factor.");
    const { email: recipient } = person;
    await queueMail(trx, jobs, { kind: "second-factor-changed", recipient, userId: personId, now });
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

/**
 * Ten new recovery codes for whoever typed a right code; undefined for a wrong one. Hashing ten takes as long as ten logins, and
 * the logins of others wait for it.
 */
const codesFor = async (storage: FactorStorage, submitted: SubmittedCode) =>
  (await looksRight(storage, submitted)) ? makeHashedCodes(submitted.staff.caller.userId) : undefined;

const isOff = refuse("second_factor_off", "The second factor is not switched on.");

/** A code of an app that is being set up proves nothing yet. */
const countsAsFactor = ({ confirmed_at }: SecondFactorRow, usedCode: CodeKind): boolean =>
  confirmed_at !== null || usedCode === "recovery code";

const ownSubject = ({ staff, now }: SubmittedCode) =>
  ({ staff, subject: "people", subjectId: staff.caller.userId, now }) as const;
