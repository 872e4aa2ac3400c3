import { type ErrorCode, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { hashRecoveryCode } from "./recovery-code.ts";
import {
  lockSecondFactor,
  type SecondFactorRow,
  saveUsedTimeStep,
  saveWrongTries,
  spendRecoveryCode,
} from "./second-factor.store.ts";
import { timeStepOfCode } from "./totp.ts";
import { addWrongTry, lockoutSecondsLeft } from "./wrong-tries.ts";

export interface SubmittedCode {
  readonly staff: StaffCaller;
  readonly code: string;
  readonly now: Date;
}

type CodeKind = "app" | "recovery code";
type CodeError = "second_factor_off" | "too_many_requests" | "code_invalid";

/**
 * Checks the caller's code and then runs `action` in the same transaction. The code is used up with it.
 * Refuses second_factor_off, code_invalid, and too_many_requests after five wrong codes in 15 minutes.
 */
export function withVerifiedCode<R, C extends ErrorCode>(
  db: Db,
  { staff, code, now }: SubmittedCode,
  action: (trx: Trx, row: SecondFactorRow, kind: CodeKind) => Promise<R | Refusal<C>>,
): Promise<R | Refusal<C | CodeError>> {
  const { userId } = staff.caller;
  return db.transaction().execute(async (trx): Promise<R | Refusal<C | CodeError>> => {
    const row = await lockSecondFactor(trx, userId);
    if (!row) return refuse("second_factor_off", "The second factor is not switched on.");
    const tries = { wrongTries: row.wrong_tries, wrongSince: row.wrong_since };
    const retryAfterSeconds = lockoutSecondsLeft(tries, now);
    if (retryAfterSeconds)
      return refuse("too_many_requests", "Too many wrong codes. Please wait a quarter of an hour.", {
        retryAfterSeconds,
      });
    const kind = await verifyCode(trx, row, { userId, code: code.trim(), now });
    if (kind) return action(trx, row, kind);
    await saveWrongTries(trx, userId, addWrongTry(tries, now));
    return refuse(
      "code_invalid",
      "This code is not right. Codes change every 30 seconds, and each works once.",
    );
  });
}

async function verifyCode(
  trx: Trx,
  row: SecondFactorRow,
  { userId, code, now }: { userId: UserId; code: string; now: Date },
): Promise<CodeKind | undefined> {
  const step = timeStepOfCode(code.replace(/\s/g, ""), { secret: row.secret, lastStep: row.last_step, now });
  if (step !== undefined) {
    await saveUsedTimeStep(trx, userId, step);
    return "app";
  }
  const codeHash = row.confirmed_at ? hashRecoveryCode(userId, code) : undefined;
  return codeHash && (await spendRecoveryCode(trx, { userId, codeHash, now })) ? "recovery code" : undefined;
}
