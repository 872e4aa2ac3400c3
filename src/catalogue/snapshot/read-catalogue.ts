import type { Db } from "../../platform/db/database.ts";
import { readContentRows } from "./catalogue.store.ts";
import type { CatalogueRows } from "./catalogue-snapshot.ts";
import { readAllProductRows } from "./product-rows.store.ts";

/** All rows of the snapshot, read in one transaction so that they are consistent. */
export const readCatalogue = (db: Db): Promise<CatalogueRows> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => ({ ...(await readContentRows(trx)), ...(await readAllProductRows(trx)) }));
