import type { Trx } from "../src/server/db/database.ts";
import { loadHome } from "./load/load-home.ts";
import { loadAccounts, loadCoupons } from "./load/load-people.ts";
import { loadPictures } from "./load/load-pictures.ts";
import { loadPlaces } from "./load/load-places.ts";
import { loadProducts } from "./load/load-products.ts";

export interface DemoOptions {
  /** Named in texts and addresses. */
  readonly company: string;
  /** The merchandising partner; Craftloom unless given. */
  readonly partner?: string;
  readonly now: Date;
  readonly hashPassword: (password: string) => Promise<string>;
}

/**
 * Writes the demo catalogue (readings, 'The demo catalogue') within the given transaction. Only for a database
 * without products and users: otherwise it throws, and the caller's transaction leaves everything as it was.
 */
export async function loadDemo(trx: Trx, { company, partner = "Craftloom", now, hashPassword }: DemoOptions) {
  for (const table of ["products", "users"] as const) {
    const taken = await trx
      .selectFrom(table)
      .select((eb) => eb.val(1).as("one"))
      .limit(1)
      .executeTakeFirst();
    if (taken) throw new Error(`The demo catalogue goes into an empty database only: ${table} has rows.`);
  }
  const names = { company, partner };
  const imageIds = await loadPictures(trx);
  await loadProducts(trx, names, imageIds);
  await loadHome(trx, names, imageIds);
  await loadPlaces(trx, names);
  await loadAccounts(trx, now, hashPassword);
  await loadCoupons(trx, now);
}
