import type { UserId } from "../../contract/ids.ts";
import { isKnownClient, rememberClient } from "../../platform/attempt-limit/attempt-limit.store.ts";
import { type Attempt, attemptLimits, clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";

/** Who guesses, from where, and under which keys their guesses are counted. */
export interface Guessing {
  readonly limiter: AttemptLimiter;
  readonly clientIp: string;
  readonly now: Date;
}

/**
 * The attempts that one try of a password for this account counts as. Where its owner has logged in, others' guesses
 * do not count.
 */
export async function passwordAttempts(
  db: Db,
  {
    email,
    userId,
    clientIp,
  }: { readonly email: string; readonly userId: UserId | undefined; readonly clientIp: string },
): Promise<readonly Attempt[]> {
  const network = clientNetwork(clientIp);
  const isKnown = userId !== undefined && (await isKnownClient(db, userId, network));
  const ofAccount: Attempt[] = isKnown
    ? [{ kind: "password at known client", subject: `${email} ${network}` }]
    : [
        { kind: "password of account", subject: email },
        { kind: "password of account in a day", subject: email },
      ];
  return [
    ...ofAccount,
    { kind: "password from client", subject: network },
    { kind: "password from client in a day", subject: network },
  ];
}

/** The attempts that one request for a code counts as. They are counted once its mail is queued. */
export async function codeMailAttempts(
  db: Db,
  userId: UserId,
  clientIp: string,
): Promise<readonly Attempt[]> {
  const network = clientNetwork(clientIp);
  const subject = String(userId);
  return (await isKnownClient(db, userId, network))
    ? [{ kind: "code mail at known client in an hour", subject: `${subject} ${network}` }]
    : [
        { kind: "code mail to account in an hour", subject },
        { kind: "code mail to account in a day", subject },
      ];
}

const guessOf = (userId: UserId): Attempt => ({
  kind: "wrong guess of account in a day",
  subject: String(userId),
});

/** Whether others guess at this person's password or codes today. Their codes are longer then. */
export async function isGuessedAt({ limiter, now }: Guessing, userId: UserId): Promise<boolean> {
  return (await limiter.check([guessOf(userId)], now)) !== undefined;
}

/** Counts a wrong password or code, and warns the owner by mail at the tenth within a day. */
export async function recordWrongGuess(
  db: Db,
  jobs: Jobs,
  { limiter, now }: Guessing,
  person: { readonly user_id: number; readonly email: string },
): Promise<void> {
  const wrong = await limiter.countOne(guessOf(person.user_id), now);
  if (wrong !== attemptLimits["wrong guess of account in a day"].max) return;
  await db
    .transaction()
    .execute((trx) =>
      queueMail(trx, jobs, { kind: "login-warning", recipient: person.email, userId: person.user_id, now }),
    );
}

/** The person has proved who they are: from here, others' guesses do not lock them out any more. */
export const rememberOwner = (db: Db, userId: UserId, { clientIp, now }: Guessing): Promise<void> =>
  rememberClient(db, userId, clientNetwork(clientIp), now);
