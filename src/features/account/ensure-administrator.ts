import { randomBytes } from "node:crypto";
import type { Db, Trx } from "../../server/db/database.ts";
import { deleteSessionsOf } from "../session/session.store.ts";
import { findAccount, hasAdministrator, insertPerson, makeAdministrator } from "./account.store.ts";
import { foldEmail } from "./email.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";

/** The administrator of a demo, where the configuration names none. */
const DEMO_EMAIL = "admin@ledgerline.example";

export interface AdministratorSettings {
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  readonly demo: boolean;
}

/**
 * At start: the configured administrator exists with exactly this address and password, proved and not blocked; a
 * changed password ends their logins. Without one in the configuration, a demo that has no administrator yet gets one
 * with a random password, which is returned to be said once.
 */
export async function ensureAdministrator(
  db: Db,
  { adminEmail, adminPassword, demo }: AdministratorSettings,
): Promise<{ email: string; password: string } | undefined> {
  if (adminEmail && adminPassword) {
    await setAdministrator(db, adminEmail, adminPassword);
    return undefined;
  }
  if (!demo || (await hasAdministrator(db))) return undefined;
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  const person = await db.transaction().execute((trx) => insertAdministrator(trx, DEMO_EMAIL, passwordHash));
  return person && { email: DEMO_EMAIL, password };
}

async function setAdministrator(db: Db, email: string, password: string): Promise<void> {
  const known = await findAccount(db, foldEmail(email));
  const isSamePassword = known !== undefined && (await verifyPassword(password, known.password_hash));
  const newHash = isSamePassword ? undefined : await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    if (!known) return void (newHash && (await insertAdministrator(trx, email, newHash)));
    await makeAdministrator(trx, { userId: known.user_id, newHash, now: new Date() });
    if (newHash) await deleteSessionsOf(trx, known.user_id);
  });
}

const insertAdministrator = (trx: Trx, email: string, passwordHash: string) =>
  insertPerson(trx, {
    email,
    email_folded: foldEmail(email),
    first_name: "Store",
    last_name: "Administrator",
    role: "admin",
    password_hash: passwordHash,
    email_proved_at: new Date(),
  });
