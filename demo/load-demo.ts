import type { Trx } from "../src/platform/db/database.ts";
import { demoSettings } from "./catalogue/settings.ts";
import { loadAccounts, loadCoupons } from "./load/load-accounts-and-coupons.ts";
import { loadAnniversary } from "./load/load-anniversary.ts";
import { loadCollections } from "./load/load-collections.ts";
import { loadCountriesAndOffices } from "./load/load-countries-and-offices.ts";
import { loadHome } from "./load/load-home.ts";
import { loadImages } from "./load/load-images.ts";
import { loadMembers } from "./load/load-people.ts";
import { loadProducts } from "./load/load-products.ts";
import { loadSettings } from "./load/load-settings.ts";

export interface DemoOptions {
  /** The company's name in texts; undefined: the demo company's. */
  readonly company?: string | undefined;
  /** The merchandising partner; undefined: the demo's. */
  readonly partner?: string | undefined;
  readonly now: Date;
  readonly hashPassword: (password: string) => Promise<string>;
}

/**
 * Writes the demo catalogue (readings, 'The demo catalogue') in the given transaction. The database must have no
 * products and no users: otherwise it throws, and the caller's transaction is rolled back.
 */
export async function loadDemo(trx: Trx, { now, hashPassword, ...given }: DemoOptions) {
  for (const table of ["products", "users"] as const) {
    const existingRow = await trx
      .selectFrom(table)
      .select((eb) => eb.val(1).as("one"))
      .limit(1)
      .executeTakeFirst();
    if (existingRow) throw new Error(`The demo catalogue needs an empty database, but ${table} has rows.`);
  }
  const names = {
    company: given.company ?? demoSettings.companyName,
    partner: given.partner ?? demoSettings.partnerName,
  };
  await loadSettings(trx, now);
  const imageIds = await loadImages(trx);
  await loadProducts(trx, names, imageIds);
  await loadCollections(trx, names);
  await loadHome(trx, names, imageIds);
  await loadCountriesAndOffices(trx, names);
  await loadAccounts(trx, now, hashPassword);
  await loadCoupons(trx, now);
}

/** Writes the people of the demo company, and the occasion of those who have been there for ten years, into a store with the demo catalogue. */
export async function loadDemoPeople(trx: Trx, now: Date): Promise<void> {
  await loadMembers(trx, now);
  await loadAnniversary(trx, now);
}
