import { ensureCurrencies } from "../catalogue/currency-rate/ensure-currencies.ts";
import { ensureAdministrator } from "../people/account/ensure-administrator.ts";
import { hashPassword } from "../people/account/password-hash.ts";
import { openSetUp } from "../people/account/set-up.ts";
import { protectStoredFactors } from "../people/second-factor/protect-stored-factors.ts";
import { type Config, ConfigError } from "../platform/config/config.ts";
import type { Database } from "../platform/db/database.ts";
import { migrate } from "../platform/db/migrate.ts";
import { loadSecretKeys } from "../platform/secret-key/load-secret-keys.ts";
import { protectIntegrations } from "../platform/settings/sealed-integrations.ts";
import { protectMailServer } from "../platform/settings/sealed-mail-server.ts";
import {
  type DemoAccount,
  findOpenDemoAccounts,
  hasDemoAccounts,
  lockDemoAccounts,
  renewDemoPasswords,
} from "./demo/demo-accounts.ts";

export interface PreparedStore {
  /** Demo accounts open with the password of the README. */
  readonly isDemo: boolean;
  /** The demo accounts that got random passwords just now, to be printed once. */
  readonly newDemoPasswords: readonly DemoAccount[];
  /** The administrator whose password was made just now, to be printed once. */
  readonly newAdministrator: { readonly email: string; readonly password: string } | undefined;
  /** The configured administrator was erased, and is not made again. */
  readonly isAdministratorErased: boolean;
  /** The token of the set-up link, to be printed once; undefined when there is an administrator. */
  readonly setUpToken: string | undefined;
  /** How many keys of authenticator apps none of the given secret keys can decrypt. */
  readonly unreadableFactors: number;
}

/**
 * Prepares a database for a start: migrations, the demo catalogue where it is empty, the first administrator. With
 * DEMO=off, accounts of an older demo that open with the known password are blocked; DEMO=public gives them random ones,
 * and throws ConfigError where the database has a store that is no demo. `withPeople`: the demo also has members and a second
 * occasion, with links in the mailbox.
 */
export async function prepareStore(
  config: Config,
  database: Database,
  { withPeople = false }: { readonly withPeople?: boolean } = {},
): Promise<PreparedStore> {
  await migrate(database.pool);
  const { db } = database;
  const isNew = await isEmpty(database);
  if (config.demo === "public" && !isNew && !(await hasDemoAccounts(db)))
    throw new ConfigError(
      "DEMO=public, but the database has a store that is no demo. Set DEMO=off, or DATABASE_URL or DATA_DIR to another one.",
    );
  if (config.demo !== "off" && isNew) {
    const { loadDemo, loadDemoPeople } = await import("../../demo/load-demo.ts");
    const now = new Date();
    const { companyName: company, partnerName: partner } = config;
    await db.transaction().execute(async (trx) => {
      await loadDemo(trx, { company, partner, now, hashPassword });
      if (withPeople) await loadDemoPeople(trx, now);
    });
  }
  if (config.demo === "off") await lockDemoAccounts(db, new Date());
  const newDemoPasswords = config.demo === "public" ? await renewDemoPasswords(db, new Date()) : [];
  const isDemo = (await findOpenDemoAccounts(db)).length > 0;
  const administrator = await ensureAdministrator(db, config);
  await ensureCurrencies(db);
  if (withPeople && isNew && config.demo === "on" && !config.smtpUrl) {
    const { mailDemoLinks } = await import("./demo/mail-demo-links.ts");
    await mailDemoLinks(database, new Date());
  }
  const setUpToken = await openSetUp(db, new Date());
  const secretKeys = await loadSecretKeys(config);
  const unreadableFactors = await protectStoredFactors(db, secretKeys);
  await protectMailServer(db, secretKeys);
  await protectIntegrations(db, secretKeys);
  return {
    isDemo,
    newDemoPasswords,
    setUpToken,
    unreadableFactors,
    newAdministrator: administrator.made,
    isAdministratorErased: administrator.isErased === true,
  };
}

async function isEmpty({ db }: Database): Promise<boolean> {
  const product = await db.selectFrom("products").select("product_id").limit(1).executeTakeFirst();
  const user = await db.selectFrom("users").select("user_id").limit(1).executeTakeFirst();
  return !product && !user;
}
