import { insertSession } from "../../src/platform/session/session.store.ts";
import { createToken } from "../../src/platform/session/token.ts";
import type { Buyer } from "./new-buyer.ts";
import type { TestStore } from "./store.ts";

const HOUR_MS = 3_600_000;

/** The token of another login of the same person, by password. */
export async function logInAgain(store: TestStore, { userId }: Pick<Buyer, "userId">): Promise<string> {
  const { token, tokenHash } = createToken();
  const now = store.now();
  const expiresAt = new Date(now.getTime() + HOUR_MS);
  await store.services.database.db
    .transaction()
    .execute((trx) => insertSession(trx, { tokenHash, userId, now, expiresAt, isProved: true }));
  return token;
}
