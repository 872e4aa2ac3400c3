import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../db/database.ts";
import {
  type Counted,
  countAttempts,
  countUnlessUsedUp,
  readAttempts,
  uncountAttempts,
} from "./attempt-limit.store.ts";
import { type Attempt, attemptLimits, windowOf } from "./attempt-limit.ts";

export interface AttemptLimiter {
  /** Counts the attempts. Refuses too_many_requests when one of them is above its limit. */
  count(attempts: readonly Attempt[], now: Date): Promise<Refusal<"too_many_requests"> | undefined>;
  /** Refuses too_many_requests when one of them is used up. Counts nothing. */
  check(attempts: readonly Attempt[], now: Date): Promise<Refusal<"too_many_requests"> | undefined>;
  /** Counts the attempt, and returns how often it was counted; 0 where limits are off. */
  countOne(attempt: Attempt, now: Date): Promise<number>;
  /**
   * Counts the attempts before they are made, so that attempts at the same time cannot pass together; an attempt that was right
   * is taken back with `uncount`. Refuses too_many_requests, and then counts nothing. One statement; with `connection` (never a
   * transaction, which a refusal would roll back) it is sent there, such as together with others.
   */
  reserve(
    attempts: readonly Attempt[],
    now: Date,
    connection?: Db,
  ): Promise<Refusal<"too_many_requests"> | undefined>;
  /** Takes back what `count` or `reserve` counted. */
  uncount(attempts: readonly Attempt[], now: Date): Promise<void>;
}

/**
 * Limits over minutes and days that all processes share, in the database. RATE_LIMIT=0 switches them off. Never call it
 * inside of a transaction: the embedded database has one connection.
 */
export function createAttemptLimiter(db: Db, { rateLimit }: { readonly rateLimit: number }): AttemptLimiter {
  if (rateLimit === 0)
    return {
      count: async () => undefined,
      check: async () => undefined,
      reserve: async () => undefined,
      countOne: async () => 0,
      uncount: async () => {},
    };
  return {
    count: async (attempts, now) => refusalOf(above(await countAttempts(db, attempts, now)), now),
    check: async (attempts, now) => refusalOf(usedUp(await readAttempts(db, attempts, now)), now),
    async reserve(attempts, now, connection = db) {
      if (attempts.length === 0) return undefined;
      const counted = await countUnlessUsedUp(connection, attempts, now);
      if (counted?.every(({ kind, used }) => used <= attemptLimits[kind].max)) return undefined;
      if (counted) await uncountAttempts(connection, attempts, now);
      const refused = counted ? above(counted) : usedUp(await readAttempts(connection, attempts, now));
      return refusalOf(refused.length ? refused : attempts, now); // one may have been taken back since
    },
    async countOne(attempt, now) {
      const [counted] = await countAttempts(db, [attempt], now);
      return counted?.used ?? 0;
    },
    uncount: (attempts, now) => uncountAttempts(db, attempts, now),
  };
}

const above = (counted: readonly Counted[]) =>
  counted.filter(({ kind, used }) => used > attemptLimits[kind].max);
const usedUp = (counted: readonly Counted[]) =>
  counted.filter(({ kind, used }) => used >= attemptLimits[kind].max);

function refusalOf(refused: readonly Attempt[], now: Date): Refusal<"too_many_requests"> | undefined {
  if (refused.length === 0) return undefined;
  const endsAt = Math.max(...refused.map(({ kind }) => windowOf(kind, now).end.getTime()));
  return refuse("too_many_requests", "Too many attempts. Please try again later.", {
    retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1_000),
  });
}
