import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

/** A person's passkeys, the oldest first. */
export const listPasskeys = (db: Db | Trx, userId: UserId) =>
  db
    .selectFrom("passkeys")
    .select(["passkey_id", "credential_id", "transports", "name", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("passkey_id")
    .execute();

/** A passkey with its person. Undefined: it is unknown, or the person is blocked or no longer staff. */
export const findPasskeyOfStaff = (db: Db, credentialId: string) =>
  db
    .selectFrom("passkeys")
    .innerJoin("users", "users.user_id", "passkeys.user_id")
    .select(["passkey_id", "credential_id", "public_key", "users.user_id", "email", "first_name"])
    .select(["last_name", "contact_no", "is_org", "role", "email_proved_at", "password_hash"])
    .where("credential_id", "=", credentialId)
    .where("blocked_at", "is", null)
    .where("role", "<>", "buyer")
    .executeTakeFirst();
export type PasskeyOfStaff = NonNullable<Awaited<ReturnType<typeof findPasskeyOfStaff>>>;

interface PasskeyToSave {
  readonly userId: UserId;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly now: Date;
}

/** Returns false when this passkey is somebody's already. */
export async function insertPasskey(trx: Trx, passkey: PasskeyToSave): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("passkeys")
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(" "),
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns false when the device's counter did not rise: the passkey was copied. A device that always says 0 does not count. */
export async function savePasskeyUse(
  trx: Trx,
  { passkeyId, counter, now }: { readonly passkeyId: number; readonly counter: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("passkeys")
    .set({ counter, last_used_at: now })
    .where("passkey_id", "=", passkeyId)
    .where((eb) => eb.or([eb("counter", "<", counter), sql<boolean>`counter = 0 and ${counter} = 0`]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns false where the person has no such passkey. */
export async function deletePasskey(trx: Trx, userId: UserId, passkeyId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("passkey_id", "=", passkeyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns whether the person had any. */
export async function deletePasskeysOfPerson(trx: Trx, userId: UserId): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
