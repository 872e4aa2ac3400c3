import { randomBytes } from "node:crypto";
import type { UserId } from "../../contract/ids.ts";
import { secureDemoAccount } from "../../people/account/change-account.store.ts";
import { hashPassword, verifyPassword } from "../../people/account/password-hash.ts";
import { recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";
import { deleteSessionsOfPerson } from "../../platform/session/session.store.ts";

/** The demo accounts of demo/catalogue/accounts.ts, and the password that the README names. */
export const demoEmails = ["employee", "office", "support", "catalogue"].map(
  (name) => `${name}@ledgerline.example`,
);
const DEMO_PASSWORD = "ledgerline-demo";

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

/** Whether somebody logs in to a demo account with the password that everybody knows. */
export const isKnownDemoLogin = (email: string, password: string): boolean =>
  password === DEMO_PASSWORD && demoEmails.includes(normalizeEmail(email));

export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom("users")
    .select("user_id")
    .where("email_folded", "in", demoEmails)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The demo accounts that open with the password of the README. */
export async function findOpenDemoAccounts(db: Db): Promise<{ user_id: number; email: string }[]> {
  const accounts = await db
    .selectFrom("users")
    .select(["user_id", "email", "password_hash"])
    .where("email_folded", "in", demoEmails)
    .where("blocked_at", "is", null)
    .orderBy("user_id")
    .execute();
  const isOpen = await Promise.all(
    accounts.map(({ password_hash: hash }) => hash !== null && verifyPassword(DEMO_PASSWORD, hash)),
  );
  return accounts.filter((_, index) => isOpen[index]);
}

/**
 * DEMO=off: blocks the accounts of an older demo that still have the password of the README, which everybody knows.
 */
export async function lockDemoAccounts(db: Db, now: Date): Promise<void> {
  for (const { user_id: userId, email } of await findOpenDemoAccounts(db))
    await db.transaction().execute(async (trx) => {
      await changeAccount(trx, userId, { blocked_at: now });
      await record(trx, "demo account blocked", email, now);
    });
}

/**
 * DEMO=public: the demo accounts get random passwords. Returns them, to be printed once; empty when the accounts have them
 * already.
 */
export async function renewDemoPasswords(db: Db, now: Date): Promise<DemoAccount[]> {
  const renewed: DemoAccount[] = [];
  for (const { user_id: userId, email } of await findOpenDemoAccounts(db)) {
    const password = randomBytes(9).toString("base64url");
    const password_hash = await hashPassword(password);
    await db.transaction().execute(async (trx) => {
      await changeAccount(trx, userId, { password_hash });
      await record(trx, "demo account got a random password", email, now);
    });
    renewed.push({ email, password });
  }
  return renewed;
}

async function changeAccount(
  trx: Trx,
  userId: UserId,
  change: { readonly blocked_at: Date } | { readonly password_hash: string },
): Promise<void> {
  await secureDemoAccount(trx, userId, change);
  await deleteSessionsOfPerson(trx, userId);
}

const record = (
  trx: Trx,
  action: `demo account ${"blocked" | "got a random password"}`,
  email: string,
  now: Date,
) => recordSystemChange(trx, { action, subject: "people", subjectId: email, now });
