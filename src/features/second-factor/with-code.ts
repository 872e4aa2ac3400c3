import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { recoveryHash } from "./recovery-code.ts";
import {
  lockSecondFactor,
  type SecondFactorRow,
  spendRecoveryCode,
  takeStep,
  writeWrongTries,
} from "./second-factor.store.ts";
import { stepOfCode } from "./totp.ts";
import { oneMoreWrong, secondsToRest } from "./wrong-tries.ts";

export interface GivenCode {
  readonly staff: Staff;
  readonly code: string;
  readonly now: Date;
}

type By = "app" | "recovery code";

/**
 * Does something once a right code of the caller's was given, in the same transaction; the code is spent with it.
 * Refuses second_factor_off, code_wrong, and too_many_requests after five wrong ones in a quarter of an hour.
 */
export function withCode<R>(
  db: Db,
  { staff, code, now }: GivenCode,
  then: (trx: Trx, row: SecondFactorRow, by: By) => Promise<R | Refusal>,
): Promise<R | Refusal> {
  const { userId } = staff.who;
  return db.transaction().execute(async (trx): Promise<R | Refusal> => {
    const row = await lockSecondFactor(trx, userId);
    if (!row) return refuse("second_factor_off", "The second factor is not switched on.");
    const tries = { wrongTries: row.wrong_tries, wrongSince: row.wrong_since };
    const retryAfterSeconds = secondsToRest(tries, now);
    if (retryAfterSeconds)
      return refuse("too_many_requests", "Too many wrong codes. Please wait a quarter of an hour.", {
        retryAfterSeconds,
      });
    const by = await judge(trx, row, { userId, code: code.trim(), now });
    if (by) return then(trx, row, by);
    await writeWrongTries(trx, userId, oneMoreWrong(tries, now));
    return refuse("code_wrong", "This code is not right. Codes change every 30 seconds and count once.");
  });
}

async function judge(
  trx: Trx,
  row: SecondFactorRow,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<By | undefined> {
  const step = stepOfCode(code.replace(/\s/g, ""), { secret: row.secret, lastStep: row.last_step, now });
  if (step !== undefined) {
    await takeStep(trx, userId, step);
    return "app";
  }
  const codeHash = row.confirmed_at ? recoveryHash(userId, code) : undefined;
  return codeHash && (await spendRecoveryCode(trx, { userId, codeHash, now })) ? "recovery code" : undefined;
}
