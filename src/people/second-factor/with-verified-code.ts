import { type ErrorCode, type Refusal, refuse } from "../../contract/errors.ts";
import type { LoggedInStaff } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Attempt } from "../../platform/attempt-limit/attempt-limit.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { typedCode } from "../../platform/one-time-code/typed-code.ts";
import type { SecretKeys } from "../../platform/secret-key/sealed-text.ts";
import { lockPerson } from "../account/change-account.store.ts";
import { recordWrongGuess } from "../account/limit-guesses.ts";
import { findHashed } from "../account/password-hash.ts";
import { openFactorKey } from "./factor-key.ts";
import { digestRecoveryCode } from "./recovery-code.ts";
import {
  findSecondFactor,
  listRecoveryHashes,
  lockSecondFactor,
  type SecondFactorRow,
  saveUsedTimeStep,
  saveWrongTries,
  spendRecoveryCode,
} from "./second-factor.store.ts";
import { timeStepOfCode } from "./totp.ts";
import { addWrongTry, lockoutSecondsLeft } from "./wrong-tries.ts";

/** Where second factors are, what their keys are encrypted with, and who mails their changes. */
export interface FactorStorage {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly secretKeys: SecretKeys;
  readonly limiter: AttemptLimiter;
}

export interface SubmittedCode {
  readonly staff: LoggedInStaff;
  readonly code: string;
  readonly now: Date;
}

export type CodeKind = "app" | "recovery code";
export const codeInvalid = refuse(
  "code_invalid",
  "This code is not right. Codes change every 30 seconds, and each works once.",
);
type CodeError = "second_factor_off" | "too_many_requests" | "code_invalid";

/**
 * Checks the caller's code and then runs `action` in the same transaction. The code is used up with it.
 * Refuses second_factor_off, code_invalid, and too_many_requests after five wrong codes in 15 minutes or fifty a day. Whoever
 * guesses codes has the password already, so wrong codes warn the owner as wrong passwords do.
 */
export async function withVerifiedCode<R, C extends ErrorCode>(
  { db, jobs, secretKeys, limiter }: FactorStorage,
  { staff, code, now }: SubmittedCode,
  action: (trx: Trx, row: SecondFactorRow, kind: CodeKind) => Promise<R | Refusal<C>>,
): Promise<R | Refusal<C | CodeError>> {
  const { userId, email } = staff.caller;
  const ofDay: readonly Attempt[] = [{ kind: "second factor of account in a day", subject: String(userId) }];
  const tooMany = await limiter.reserve(ofDay, now);
  if (tooMany) return tooMany;
  // Slow, so it runs before the row is locked. Only spending it under the lock counts.
  const recoveryHash = await findRecoveryHash(db, userId, code);
  let isWrong = false;
  const result = await db.transaction().execute(async (trx): Promise<R | Refusal<C | CodeError>> => {
    await lockPerson(trx, userId); // before any other row of the person, as everywhere
    const row = await lockSecondFactor(trx, userId);
    if (!row) return refuse("second_factor_off", "The second factor is not switched on.");
    const tries = { wrongTries: row.wrong_tries, wrongSince: row.wrong_since };
    const retryAfterSeconds = lockoutSecondsLeft(tries, now);
    if (retryAfterSeconds)
      return refuse("too_many_requests", "Too many wrong codes. Please wait a quarter of an hour.", {
        retryAfterSeconds,
      });
    const kind = await verifyCode(trx, row, { userId, secretKeys, code: typedCode(code), recoveryHash, now });
    if (kind) return action(trx, row, kind);
    isWrong = true;
    await saveWrongTries(trx, userId, addWrongTry(tries, now));
    return codeInvalid;
  });
  if (isWrong)
    await recordWrongGuess(db, jobs, { limiter, clientIp: staff.clientIp, now }, { user_id: userId, email });
  else await limiter.uncount(ofDay, now);
  return result;
}

/**
 * Whether a code looks right, without a lock and without using it up: what is slow is done after this, so that it is done for
 * nobody who guesses. Only `withVerifiedCode` decides.
 */
export async function looksRight(
  { db, secretKeys }: Pick<FactorStorage, "db" | "secretKeys">,
  { staff, code, now }: SubmittedCode,
): Promise<boolean> {
  const { userId } = staff.caller;
  const row = await findSecondFactor(db, userId);
  if (!row || lockoutSecondsLeft({ wrongTries: row.wrong_tries, wrongSince: row.wrong_since }, now))
    return false;
  if (stepOfAppCode(row, { userId, secretKeys, code: typedCode(code), now })) return true;
  return (await findRecoveryHash(db, userId, code)) !== undefined;
}

async function findRecoveryHash(db: Db, userId: UserId, code: string): Promise<string | undefined> {
  const digest = digestRecoveryCode(userId, code);
  return digest && findHashed(digest, await listRecoveryHashes(db, userId));
}

interface AppCode {
  readonly userId: UserId;
  readonly secretKeys: SecretKeys;
  readonly code: string;
  readonly now: Date;
}

/** The 30-second step of a code of the person's app; undefined when it is none, or was used. */
function stepOfAppCode(row: SecondFactorRow, { userId, secretKeys, code, now }: AppCode): number | undefined {
  const secret = row.secret === null ? undefined : openFactorKey(secretKeys, userId, row.secret);
  if (!secret) return undefined;
  return timeStepOfCode(code.replace(/\s/g, ""), { secret, lastStep: row.last_step, now });
}

async function verifyCode(
  trx: Trx,
  row: SecondFactorRow,
  { recoveryHash, ...appCode }: AppCode & { readonly recoveryHash: string | undefined },
): Promise<CodeKind | undefined> {
  const { userId, now } = appCode;
  const step = stepOfAppCode(row, appCode);
  if (step) {
    await saveUsedTimeStep(trx, userId, step);
    return "app";
  }
  if (!recoveryHash) return undefined;
  return (await spendRecoveryCode(trx, { userId, slowHash: recoveryHash, now }))
    ? "recovery code"
    : undefined;
}
