import { ensureAdministrator } from "../features/account/ensure-administrator.ts";
import { hashPassword } from "../features/account/password-hash.ts";
import { openSetUp } from "../features/account/set-up.ts";
import { ensureCurrencies } from "../features/currency-rate/ensure-currencies.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { refuseDemoAccounts } from "./refuse-unsafe-start.ts";

export interface PreparedStore {
  /** The demo catalogue and its accounts are in this database. */
  readonly isDemo: boolean;
  /** The administrator whose password was made just now, to be said once. */
  readonly newAdministrator: { readonly email: string; readonly password: string } | undefined;
  /** The token of the set-up link, to be said once; undefined: there is an administrator. */
  readonly setUpToken: string | undefined;
}

/**
 * Prepares a database for a start: migrations, the demo catalogue where it is empty, the first administrator. Throws
 * ConfigError where a public store would have demo accounts.
 */
export async function prepareStore(config: Config, database: Database): Promise<PreparedStore> {
  await migrate(database.pool);
  const { db } = database;
  await refuseDemoAccounts(config, db);
  if (config.demo && (await isEmpty(database))) {
    const { loadDemo } = await import("../../demo/load-demo.ts");
    await db.transaction().execute((trx) =>
      loadDemo(trx, {
        company: config.companyName,
        partner: config.partnerName,
        now: new Date(),
        hashPassword,
      }),
    );
  }
  const demoAccount = await db
    .selectFrom("users")
    .select("user_id")
    .where("email_folded", "=", "employee@ledgerline.example")
    .executeTakeFirst();
  const newAdministrator = await ensureAdministrator(db, config);
  await ensureCurrencies(db);
  const setUpToken = await openSetUp(db, new Date());
  return { isDemo: demoAccount !== undefined, newAdministrator, setUpToken };
}

async function isEmpty({ db }: Database): Promise<boolean> {
  const product = await db.selectFrom("products").select("product_id").limit(1).executeTakeFirst();
  const user = await db.selectFrom("users").select("user_id").limit(1).executeTakeFirst();
  return !product && !user;
}
