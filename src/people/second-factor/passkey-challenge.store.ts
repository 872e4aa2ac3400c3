import type { LoginId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";

/** What is done with a passkey, by which login. A login by passkey alone has none yet. */
export type PasskeyRequest =
  | { readonly purpose: "register" | "give"; readonly loginId: LoginId }
  | { readonly purpose: "login"; readonly loginId: null };

const CHALLENGE_LIFE_MS = 5 * 60_000;

export async function insertChallenge(
  db: Db,
  { purpose, loginId }: PasskeyRequest,
  { challenge, now }: { readonly challenge: string; readonly now: Date },
): Promise<void> {
  const ends_at = new Date(now.getTime() + CHALLENGE_LIFE_MS);
  await db
    .insertInto("passkey_challenges")
    .values({ challenge, purpose, login_id: loginId, ends_at })
    .execute();
}

/**
 * Uses a challenge up, whatever comes of it. Returns whether this store gave it for this purpose to this login in the last
 * five minutes.
 */
export async function takeChallenge(
  db: Db,
  { purpose, loginId }: PasskeyRequest,
  { challenge, now }: { readonly challenge: string; readonly now: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", challenge)
    .returning(["purpose", "login_id", "ends_at"])
    .executeTakeFirst();
  return taken?.purpose === purpose && taken.login_id === loginId && taken.ends_at > now;
}

export async function deleteEndedChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("ends_at", "<=", now).execute();
}
