import { randomBytes } from "node:crypto";
import type { Db, Trx } from "../../platform/db/database.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";
import { deleteSessionsOfPerson } from "../../platform/session/session.store.ts";
import { hashEmail } from "../erased-kit/erased-kits.ts";
import {
  findAccount,
  hasAdministrator,
  insertPerson,
  makeAdministrator,
  markConfigured,
} from "./account.store.ts";
import { hashPassword } from "./password-hash.ts";

/** The demo's administrator when the configuration names none. */
const DEMO_EMAIL = "admin@ledgerline.example";

export interface AdministratorSettings {
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  readonly demo: "off" | "on" | "public";
}

/** What the operator must be told about the administrator at a start. */
export interface EnsuredAdministrator {
  /** The demo's administrator, with a password that nobody knows yet. */
  readonly made?: { readonly email: string; readonly password: string };
  /** The configured administrator was erased, and is not made again. */
  readonly isErased?: true;
}

/**
 * Runs at start. The configured administrator is made once, proved, with the configured password. Later the configuration
 * changes nothing: its password never resets one, and who was erased does not come back. Without a configured
 * administrator, a demo that has none gets one with a random password, which is returned so that it can be shown once.
 */
export async function ensureAdministrator(
  db: Db,
  { adminEmail, adminPassword, demo }: AdministratorSettings,
): Promise<EnsuredAdministrator> {
  if (adminEmail && adminPassword)
    return (await createConfigured(db, adminEmail, adminPassword)) ? {} : { isErased: true };
  if (demo === "off" || (await hasAdministrator(db))) return {};
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  const person = await db.transaction().execute((trx) => insertAdministrator(trx, DEMO_EMAIL, passwordHash));
  return person ? { made: { email: DEMO_EMAIL, password } } : {};
}

/**
 * Somebody who signed up with the address before, and has no role yet, becomes the administrator; their logins end. False: an
 * account had the address once, and was erased.
 */
async function createConfigured(db: Db, email: string, password: string): Promise<boolean> {
  const emailFolded = normalizeEmail(email);
  const existing = await findAccount(db, emailFolded);
  const isDone = existing !== undefined && (await hasAdministrator(db));
  const newHash = isDone ? "" : await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const isFirst = await markConfigured(trx, await hashEmail(trx, emailFolded));
    if (isDone) return true;
    if (!existing && !isFirst) return false;
    if (!existing) await insertAdministrator(trx, email, newHash);
    else {
      await makeAdministrator(trx, { userId: existing.user_id, newHash, now: new Date() });
      await deleteSessionsOfPerson(trx, existing.user_id);
    }
    return true;
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
