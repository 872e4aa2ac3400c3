import { randomBytes } from "node:crypto";
import type { Caller } from "../../src/contract/handler.ts";
import type { Database } from "../../src/platform/db/database.ts";
import { insertSession } from "../../src/platform/session/session.store.ts";
import { createToken } from "../../src/platform/session/token.ts";

export interface Buyer {
  readonly userId: number;
  readonly token: string;
  readonly email: string;
}

/** What a person is written into: a test's store, or the database of a store in another process. */
export interface PeopleStore {
  readonly services: { readonly database: Pick<Database, "db"> };
  now(): Date;
}

export interface Identity {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A logged-in person with a proved e-mail address. Written into the tables directly, because hashing a password is slow. */
export async function newBuyer(
  store: PeopleStore,
  {
    emailVerified: proved = true,
    role = "buyer",
    identity: named = {
      firstName: "Asha",
      lastName: "Rao",
      email: `buyer-${randomBytes(6).toString("hex")}@ledgerline.example`,
    },
  }: { emailVerified?: boolean; role?: Caller["role"]; identity?: Identity } = {},
): Promise<Buyer> {
  const { email, firstName, lastName } = named;
  const now = store.now();
  const { token, tokenHash } = createToken();
  const userId = await store.services.database.db.transaction().execute(async (trx) => {
    const { user_id } = await trx
      .insertInto("users")
      .values({
        email,
        email_folded: email,
        first_name: firstName,
        last_name: lastName,
        email_proved_at: proved ? now : null,
        role,
      })
      .returning("user_id")
      .executeTakeFirstOrThrow();
    await insertSession(trx, {
      tokenHash,
      userId: user_id,
      now,
      expiresAt: new Date(now.getTime() + 20 * 60_000),
      isProved: true,
    });
    return user_id;
  });
  return { userId, token, email };
}
