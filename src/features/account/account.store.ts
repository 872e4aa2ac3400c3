import type { Db, Trx } from "../../server/db/database.ts";
import type { NewRow } from "../../server/db/rows.ts";

const loginColumns = [
  "user_id",
  "email",
  "first_name",
  "last_name",
  "is_org",
  "role",
  "email_proved_at",
  "password_hash",
] as const;

/** A person who may log in and ask for codes, by folded address; blocked ones are not found. */
export function findPerson(db: Db, emailFolded: string) {
  return db
    .selectFrom("users")
    .select(loginColumns)
    .where("email_folded", "=", emailFolded)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
}
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Any account of this folded address, blocked or not. */
export function findAccount(db: Db, emailFolded: string) {
  return db
    .selectFrom("users")
    .select(["user_id", "password_hash"])
    .where("email_folded", "=", emailFolded)
    .executeTakeFirst();
}

/** Creates an account; undefined when the address has one already, also when two ask at the same moment. */
export function insertPerson(trx: Trx, person: NewRow<"users">) {
  return trx
    .insertInto("users")
    .values(person)
    .onConflict((conflict) => conflict.column("email_folded").doNothing())
    .returning(loginColumns)
    .executeTakeFirst();
}

export async function findPasswordHash(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select("password_hash")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/**
 * Holds the person's row until the transaction ends: whatever concerns a person's codes begins here, so that requests
 * and guesses come one after the other. False when the person was blocked meanwhile.
 */
export async function lockPerson(trx: Trx, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom("users")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("blocked_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Holds the person's row until the transaction ends, while the password is still the one that was verified: a change
 * of password that logs out everywhere comes before this login, or sees its session. False: it came before.
 */
export async function holdPassword(trx: Trx, userId: number, verifiedHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom("users")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("password_hash", "=", verifiedHash)
    .where("blocked_at", "is", null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces a password that is still the one that was verified; false when it was changed meanwhile. */
export async function replacePassword(
  trx: Trx,
  { userId, verifiedHash, newHash }: { userId: number; verifiedHash: string; newHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("users")
    .set({ password_hash: newHash })
    .where("user_id", "=", userId)
    .where("password_hash", "=", verifiedHash)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets the password of a person whose mailed code came back: the address is proved from then on. */
export async function setProvedPassword(
  trx: Trx,
  { userId, newHash, now }: { userId: number; newHash: string; now: Date },
): Promise<void> {
  await trx
    .updateTable("users")
    .set((eb) => ({
      password_hash: newHash,
      email_proved_at: eb.fn.coalesce("email_proved_at", eb.val(now)),
    }))
    .where("user_id", "=", userId)
    .execute();
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom("users")
    .select("user_id")
    .where("role", "=", "admin")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Gives an account the role, whatever it was before; its password only when there is a new one. */
export async function makeAdministrator(
  trx: Trx,
  { userId, newHash, now }: { userId: number; newHash: string | undefined; now: Date },
): Promise<void> {
  await trx
    .updateTable("users")
    .set((eb) => ({
      role: "admin" as const,
      blocked_at: null,
      email_proved_at: eb.fn.coalesce("email_proved_at", eb.val(now)),
      ...(newHash ? { password_hash: newHash } : {}),
    }))
    .where("user_id", "=", userId)
    .execute();
}
