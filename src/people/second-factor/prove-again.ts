import { type Refusal, refuse } from "../../contract/errors.ts";
import type { LoggedInStaff } from "../../contract/handler.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { markProved } from "../../platform/session/session.store.ts";
import { findPasswordHash } from "../account/account.store.ts";
import { passwordAttempts, recordWrongGuess } from "../account/limit-guesses.ts";
import { verifyPassword } from "../account/password-hash.ts";

interface Proof {
  readonly staff: LoggedInStaff;
  readonly password: string;
  readonly now: Date;
}

/**
 * Records that the caller gave their password again. Refuses password_wrong, and too_many_requests: wrong passwords count as
 * at the login (docs/security.md).
 */
export async function provePassword(
  db: Db,
  jobs: Jobs,
  limiter: AttemptLimiter,
  { staff: { caller, clientIp }, password, now }: Proof,
): Promise<true | Refusal<"password_wrong" | "too_many_requests">> {
  const { userId, email } = caller;
  const attempts = await passwordAttempts(db, { email, userId, clientIp });
  const tooMany = await limiter.count(attempts, now);
  if (tooMany) return tooMany;
  if (!(await verifyPassword(password, await findPasswordHash(db, userId)))) {
    await recordWrongGuess(db, jobs, { limiter, clientIp, now }, { user_id: userId, email });
    return refuse("password_wrong", "This is not your password.");
  }
  await limiter.uncount(attempts, now);
  await db.transaction().execute((trx) => markProved(trx, caller.loginId, now));
  return true;
}
