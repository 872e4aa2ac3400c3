import { createHash } from "node:crypto";
import { type ExpressionBuilder, sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Tables } from "../db/tables.ts";
import { type Attempt, type AttemptKind, attemptLimits, windowOf } from "./attempt-limit.ts";

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

export interface Counted extends Attempt {
  readonly used: number;
}

const withCounts = (attempts: readonly Attempt[], rows: readonly { kind: string; used: number }[]) =>
  attempts.map(
    (attempt): Counted => ({
      ...attempt,
      used: rows.find(({ kind }) => kind === attempt.kind)?.used ?? 0,
    }),
  );

/**
 * Counts the attempts, and returns each with its new count. In a transaction of its own, because a refused attempt counts too:
 * never call it inside of another one.
 */
export async function countAttempts(db: Db, attempts: readonly Attempt[], now: Date): Promise<Counted[]> {
  const rows = attempts
    .map(({ kind, subject }) => ({ kind, subject: hashOf(subject), ...windowColumns(kind, now), used: 1 }))
    .sort((a, b) => (a.kind < b.kind ? -1 : 1)); // two requests lock the rows in one order
  const counted = await db
    .insertInto("attempt_counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "subject", "window_start"])
        .doUpdateSet({ used: sql<number>`attempt_counts.used + 1` }),
    )
    .returning(["kind", "used"])
    .execute();
  return withCounts(attempts, counted);
}

/**
 * Counts the attempts as long as none of them is used up, and returns each with its new count; nothing when one is, and then nothing is
 * counted. A count above its limit is of attempts at the same moment.
 */
export async function countUnlessUsedUp(
  db: Db | Trx,
  attempts: readonly Attempt[],
  now: Date,
): Promise<Counted[] | undefined> {
  const requested = sql.join(
    attempts.map(({ kind, subject }) => {
      const { start, end } = windowOf(kind, now);
      return sql`(${kind}, ${hashOf(subject)}::bytea, ${start}::timestamptz, ${end}::timestamptz, ${attemptLimits[kind].max}::integer)`;
    }),
  );
  const { rows } = await sql<{ kind: AttemptKind; used: number }>`
    with requested (kind, subject, window_start, ends_at, max) as (values ${requested})
    insert into attempt_counts (kind, subject, window_start, ends_at, used)
    select kind, subject, window_start, ends_at, 1 from requested
    where not exists (select from attempt_counts join requested using (kind, subject, window_start) where used >= max)
    order by kind -- two requests lock the rows in one order
    on conflict (kind, subject, window_start) do update set used = attempt_counts.used + 1
    returning kind, used`.execute(db);
  if (rows.length === 0) return undefined;
  return withCounts(attempts, rows);
}

/** Takes back what was counted: the attempt was right after all. */
export async function uncountAttempts(db: Db, attempts: readonly Attempt[], now: Date): Promise<void> {
  if (attempts.length === 0) return;
  await db
    .updateTable("attempt_counts")
    .set((eb) => ({ used: eb("used", "-", 1) }))
    .where(isOneOf(attempts, now))
    .where("used", ">", 0)
    .execute();
}

/** How often each of the attempts was counted in its present window. */
export async function readAttempts(db: Db, attempts: readonly Attempt[], now: Date): Promise<Counted[]> {
  const rows = await db
    .selectFrom("attempt_counts")
    .select(["kind", "used"])
    .where(isOneOf(attempts, now))
    .execute();
  return withCounts(attempts, rows);
}

/** The rows of the attempts in their present windows. */
const isOneOf =
  (attempts: readonly Attempt[], now: Date) => (eb: ExpressionBuilder<Tables, "attempt_counts">) =>
    eb.or(
      attempts.map(({ kind, subject }) =>
        eb.and({ kind, subject: hashOf(subject), window_start: windowOf(kind, now).start }),
      ),
    );

function windowColumns(kind: keyof typeof attemptLimits, now: Date) {
  const { start, end } = windowOf(kind, now);
  return { window_start: start, ends_at: end };
}

const clientHash = (userId: UserId, clientNetwork: string): Buffer =>
  hashOf(`client:${userId}:${clientNetwork}`);

/** Whether this person has logged in from this network before. */
export async function isKnownClient(db: Db, userId: UserId, clientNetwork: string): Promise<boolean> {
  const known = await db
    .selectFrom("known_clients")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("client_hash", "=", clientHash(userId, clientNetwork))
    .executeTakeFirst();
  return known !== undefined;
}

/** Notes that the person has proved who they are from this network. */
export async function rememberClient(
  db: Db,
  userId: UserId,
  clientNetwork: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto("known_clients")
    .values({ user_id: userId, client_hash: clientHash(userId, clientNetwork), seen_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "client_hash"]).doUpdateSet({ seen_at: now }))
    .execute();
}

export async function deleteEndedAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("attempt_counts").where("ends_at", "<=", now).execute();
}

export async function deleteForgottenClients(db: Db, seenBefore: Date): Promise<void> {
  await db.deleteFrom("known_clients").where("seen_at", "<", seenBefore).execute();
}

export async function deleteClientsOf(trx: Trx, userId: UserId): Promise<void> {
  await trx.deleteFrom("known_clients").where("user_id", "=", userId).execute();
}
