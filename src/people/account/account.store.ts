import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { NewRow, Row } from "../../platform/db/tables.ts";

const loginColumns = [
  "user_id",
  "email",
  "first_name",
  "last_name",
  "contact_no",
  "is_org",
  "role",
  "email_proved_at",
  "password_hash",
] as const;

/** A person who may log in and request codes, by normalized e-mail address. Blocked people are not found. */
export function findActivePerson(db: Db, normalizedEmail: string) {
  return db
    .selectFrom("users")
    .select([...loginColumns, "begun_unanswered"])
    .where("email_folded", "=", normalizedEmail)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
}
export type ActivePerson = NonNullable<Awaited<ReturnType<typeof findActivePerson>>>;
/** What the response of a login says of its person. */
export type LoginPerson = Omit<ActivePerson, "begun_unanswered">;

/** Any account with this normalized e-mail address, blocked or not. */
export function findAccount(db: Db, normalizedEmail: string) {
  return db
    .selectFrom("users")
    .select(["user_id", "email", "password_hash"])
    .where("email_folded", "=", normalizedEmail)
    .executeTakeFirst();
}

/**
 * Creates an account. Returns undefined when the e-mail address has one already, also when two requests
 * arrive at the same moment.
 */
export function insertPerson(trx: Trx, person: NewRow<"users">) {
  return trx
    .insertInto("users")
    .values(person)
    .onConflict((conflict) => conflict.column("email_folded").doNothing())
    .returning(loginColumns)
    .executeTakeFirst();
}

export async function findPasswordHash(db: Db, userId: UserId): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select("password_hash")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/**
 * Locks the person's row until the transaction ends. Everything about a person's codes starts with this lock,
 * so that requests and guesses run one after the other. Undefined when the person was blocked meanwhile.
 */
export function lockActivePerson(trx: Trx, userId: UserId) {
  return trx
    .selectFrom("users")
    .select(["email_proved_at", "claimed_at", "begun_unanswered"])
    .where("user_id", "=", userId)
    .where("blocked_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockActivePerson>>>;

/**
 * Locks the person's row until the transaction ends, if the password is still the verified one. A password
 * change ends all logins. With this lock it runs either before this login, which then fails, or after it, and
 * then ends it too. Returns false when the password was changed before.
 */
export async function lockVerifiedPassword(trx: Trx, userId: UserId, verifiedHash: string): Promise<boolean> {
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

/** Replaces the password if it is still the verified one. Returns false when it was changed meanwhile. */
export async function replacePassword(
  trx: Trx,
  { userId, verifiedHash, newHash }: { userId: UserId; verifiedHash: string; newHash: string },
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

/** Sets the password of a person who gave the right mailed code. The code also proves the e-mail address. */
export async function setPasswordByCode(
  trx: Trx,
  { userId, newHash, now }: { userId: UserId; newHash: string; now: Date },
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

/** Stores that the configuration named the address of this hash. True when that is new. */
export async function markConfigured(trx: Trx, emailHash: Buffer): Promise<boolean> {
  const inserted = await trx
    .insertInto("configured_administrators")
    .values({ email_hash: emailHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning("email_hash")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Makes an account an administrator with this password, whatever its role was before. */
export async function makeAdministrator(
  trx: Trx,
  { userId, newHash, now }: { userId: UserId; newHash: string; now: Date },
): Promise<void> {
  await trx
    .updateTable("users")
    .set((eb) => ({
      role: "admin" as const,
      blocked_at: null,
      email_proved_at: eb.fn.coalesce("email_proved_at", eb.val(now)),
      password_hash: newHash,
    }))
    .where("user_id", "=", userId)
    .execute();
}

/**
 * Gives an account a role of staff; the link that was mailed to it has proved the address. `given` replaces name and password
 * of an account that has no password yet. Undefined: it was blocked, or got a password meanwhile.
 */
export function makeStaff(
  trx: Trx,
  {
    userId,
    role,
    now,
    given,
  }: {
    readonly userId: UserId;
    readonly role: Row<"users">["role"];
    readonly now: Date;
    readonly given?: Pick<NewRow<"users">, "first_name" | "last_name" | "password_hash">;
  },
) {
  let account = trx
    .updateTable("users")
    .set((eb) => ({
      ...given,
      role,
      email_proved_at: eb.fn.coalesce("email_proved_at", eb.val(now)),
      version: eb("version", "+", 1),
    }))
    .where("user_id", "=", userId)
    .where("blocked_at", "is", null);
  if (given) account = account.where("password_hash", "is", null);
  return account.returning(loginColumns).executeTakeFirst();
}
