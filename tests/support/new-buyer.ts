import { randomBytes } from "node:crypto";
import type { Who } from "../../src/contract/handler.ts";
import { insertSession } from "../../src/features/session/session.store.ts";
import { newToken } from "../../src/features/session/token.ts";
import type { TestStore } from "./store.ts";

export interface Buyer {
  readonly userId: number;
  readonly token: string;
  readonly email: string;
}

export interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A person with a proved address, logged in; written straight into the tables, as hashing a password takes a while. */
export async function newBuyer(
  store: TestStore,
  {
    proved = true,
    role = "buyer",
    named = {
      firstName: "Asha",
      lastName: "Rao",
      email: `buyer-${randomBytes(6).toString("hex")}@ledgerline.example`,
    },
  }: { proved?: boolean; role?: Who["role"]; named?: Named } = {},
): Promise<Buyer> {
  const { email, firstName, lastName } = named;
  const now = store.now();
  const { token, tokenHash } = newToken();
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
    });
    return user_id;
  });
  return { userId, token, email };
}
