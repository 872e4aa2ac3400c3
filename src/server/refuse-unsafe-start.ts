import type { Kysely } from "kysely";
import { verifyPassword } from "../features/account/password-hash.ts";
import { type Config, ConfigError } from "./config.ts";
import type { Tables } from "./db/tables.ts";
import { isLoopback } from "./loopback.ts";

type PublicAt = Pick<Config, "host" | "publicUrl" | "demo">;

/** The demo accounts of demo/catalog/accounts.ts, and the password that the README names. */
const DEMO_EMAILS = ["employee", "office", "support", "catalogue"].map(
  (name) => `${name}@ledgerline.example`,
);
const DEMO_PASSWORD = "ledgerline-demo";

/** The setting that makes the store public; undefined when only this machine reaches it. */
export function publicSetting({ host, publicUrl }: Pick<Config, "host" | "publicUrl">): string | undefined {
  if (!isLoopback(host)) return `HOST (${host})`; // first, because PUBLIC_URL is made of it where it is not set
  return isLoopback(new URL(publicUrl).hostname) ? undefined : `PUBLIC_URL (${publicUrl})`;
}

/**
 * Throws a ConfigError, one line that says what to set, when others could reach a store with demo accounts. (A public store
 * has no /mailbox: without a mail server its mails wait.) Called before anything is written.
 */
export function refuseUnsafeSettings(config: PublicAt): void {
  const publicBy = publicSetting(config);
  if (!publicBy) return;
  if (config.demo)
    throw new ConfigError(
      `${publicBy} makes the store public. Set DEMO=off (the demo accounts' password is known), or use 127.0.0.1.`,
    );
}

/** Throws a ConfigError when a public store has a demo account that still opens with the password of the README. */
export async function refuseDemoAccounts(config: PublicAt, db: Kysely<Tables>): Promise<void> {
  const publicBy = publicSetting(config);
  if (!publicBy) return;
  const accounts = await db
    .selectFrom("users")
    .select(["email", "password_hash"])
    .where("email_folded", "in", DEMO_EMAILS)
    .where("blocked_at", "is", null)
    .execute();
  for (const { email, password_hash: hash } of accounts) {
    if (!hash || !(await verifyPassword(DEMO_PASSWORD, hash))) continue;
    throw new ConfigError(
      `${publicBy} makes the store public, and ${email} still has the demo password. Set DATABASE_URL or DATA_DIR to a ` +
        "database without the demo, or block its accounts in a start on 127.0.0.1.",
    );
  }
}
