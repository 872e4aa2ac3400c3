import { PGlite } from "@electric-sql/pglite";
import type { CatalogueSnapshot } from "../src/catalogue/snapshot/catalogue.ts";
import { buildCatalogueSnapshot } from "../src/catalogue/snapshot/catalogue-snapshot.ts";
import { readCatalogue } from "../src/catalogue/snapshot/read-catalogue.ts";
import { fromPGlite } from "../src/platform/db/database.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { loadDemo } from "./load-demo.ts";

let opening: Promise<CatalogueSnapshot> | undefined;

/** The catalogue of a new store with the demo, for tests: read once for all files of a worker. */
export function openDemoShop(): Promise<CatalogueSnapshot> {
  opening ??= readDemo();
  return opening;
}

async function readDemo(): Promise<CatalogueSnapshot> {
  const database = await fromPGlite(await PGlite.create());
  try {
    await migrate(database.pool);
    const now = new Date("2026-11-27T09:00:00Z");
    const hashPassword = async (password: string) => `hash of ${password}`;
    await database.db.transaction().execute((trx) => loadDemo(trx, { now, hashPassword }));
    return buildCatalogueSnapshot(await readCatalogue(database.db));
  } finally {
    await database.close();
  }
}
