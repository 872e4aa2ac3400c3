import { randomBytes } from "node:crypto";
import type { Db, Trx } from "../../server/db/database.ts";
import { normalizeEmail } from "../mail/email-address.ts";
import { deleteSessionsOfPerson } from "../session/session.store.ts";
import { findAccount, hasAdministrator, insertPerson, makeAdministrator } from "./account.store.ts";
import { hashPassword } from "./password-hash.ts";

/** The demo's administrator when the configuration names none. */
const DEMO_EMAIL = "admin@ledgerline.example";

export interface AdministratorSettings {
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  readonly demo: "off" | "on" | "public";
}

/**
 * Runs at start. A store without an administrator gets the configured one, proved, with the configured password. Where there
 * is one, the configuration changes nothing: a password in it is used once, and never resets one. Without a configured
 * administrator, a demo that has none gets one with a random password, which is returned so that it can be shown once.
 */
export async function ensureAdministrator(
  db: Db,
  { adminEmail, adminPassword, demo }: AdministratorSettings,
): Promise<{ email: string; password: string } | undefined> {
  if (adminEmail && adminPassword) {
    await createConfigured(db, adminEmail, adminPassword);
    return undefined;
  }
  if (demo === "off" || (await hasAdministrator(db))) return undefined;
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  const person = await db.transaction().execute((trx) => insertAdministrator(trx, DEMO_EMAIL, passwordHash));
  return person && { email: DEMO_EMAIL, password };
}

/** Somebody who signed up with the address before, and has no role yet, becomes the administrator; their logins end. */
async function createConfigured(db: Db, email: string, password: string): Promise<void> {
  const existing = await findAccount(db, normalizeEmail(email));
  if (existing && (await hasAdministrator(db))) return;
  const newHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    if (!existing) return void (await insertAdministrator(trx, email, newHash));
    await makeAdministrator(trx, { userId: existing.user_id, newHash, now: new Date() });
    await deleteSessionsOfPerson(trx, existing.user_id);
  });
}

const insertAdministrator = (trx: Trx, email: string, passwordHash: string) =>
  insertPerson(trx, {
    email,
    email_folded: normalizeEmail(email),
    first_name: "Store",
    last_name: "Administrator",
    role: "admin",
    password_hash: passwordHash,
    email_proved_at: new Date(),
  });
