import type { Trx } from "../src/server/db/database.ts";
import { loadAccounts, loadCoupons } from "./load/load-accounts-and-coupons.ts";
import { loadCountriesAndOffices } from "./load/load-countries-and-offices.ts";
import { loadHome } from "./load/load-home.ts";
import { loadImages } from "./load/load-images.ts";
import { loadProducts } from "./load/load-products.ts";

export interface DemoOptions {
  /** The company's name in texts. */
  readonly company: string;
  /** The merchandising partner. Default: Craftloom. */
  readonly partner?: string;
  readonly now: Date;
  readonly hashPassword: (password: string) => Promise<string>;
}

/**
 * Writes the demo catalogue (readings, 'The demo catalogue') in the given transaction. The database must have no
 * products and no users: otherwise it throws, and the caller's transaction is rolled back.
 */
export async function loadDemo(trx: Trx, { company, partner = "Craftloom", now, hashPassword }: DemoOptions) {
  for (const table of ["products", "users"] as const) {
    const existingRow = await trx
      .selectFrom(table)
      .select((eb) => eb.val(1).as("one"))
      .limit(1)
      .executeTakeFirst();
    if (existingRow) throw new Error(`The demo catalogue needs an empty database, but ${table} has rows.`);
  }
  const names = { company, partner };
  const imageIds = await loadImages(trx);
  await loadProducts(trx, names, imageIds);
  await loadHome(trx, names, imageIds);
  await loadCountriesAndOffices(trx, names);
  await loadAccounts(trx, now, hashPassword);
  await loadCoupons(trx, now);
}
