import { setImmediate as untilIdle } from "node:timers/promises";
import type { ProductId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { type ContentRows, readContentRows } from "./catalogue.store.ts";
import { buildCatalogue, type CatalogueVersion, nextCatalogue } from "./catalogue-snapshot.ts";
import { buildProductEntries, type ProductEntry } from "./product-entries.ts";
import { readProductIds, readProductRows } from "./product-rows.store.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** A notification that names no product: something beside the products changed. */
export const CONTENT = "";

/** This many products are read at once, so that requests wait for only some milliseconds. */
const SLICE = 200;

/**
 * Reads everything; returns `current` itself when nothing that is shown has changed. Where there is a current version, the
 * products are read in slices, because the store is serving requests.
 */
export async function readWholeCatalogue(db: Db, current?: CatalogueVersion): Promise<CatalogueVersion> {
  if (!current) return buildCatalogue(await readCatalogue(db));
  const content = await readContent(db);
  const ids = new Set([...(await readProductIds(db)), ...current.products.keys()]);
  return nextCatalogue(current, content, await readProducts(db, content, [...ids]));
}

/**
 * Reads only what the database's notifications name: products by their ids, everything else of the shop by an empty text.
 * Shares the rest with the current version. Any other notification reads everything.
 */
export async function readChangedCatalogue(
  db: Db,
  current: CatalogueVersion,
  notifications: ReadonlySet<string>,
): Promise<CatalogueVersion> {
  const others = [...notifications].filter((text) => !/^\d+$/.test(text));
  if (others.some((text) => text !== CONTENT)) return readWholeCatalogue(db, current);
  const ids = [...notifications].filter((text) => text !== CONTENT).map(Number);
  const content = others.length ? await readContent(db) : current.content;
  return nextCatalogue(current, content, await readProducts(db, content, ids));
}

const readContent = (db: Db): Promise<ContentRows> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((trx) => readContentRows(trx));

/** These products, undefined where they are gone, and the kits that have a variant of theirs. */
async function readProducts(db: Db, { categories }: ContentRows, ids: readonly ProductId[]) {
  const read = new Map<ProductId, ProductEntry | undefined>(ids.map((id) => [id, undefined]));
  for (let at = 0; at < ids.length; at += SLICE) {
    const rows = await readProductRows(db, ids.slice(at, at + SLICE));
    for (const [id, product] of buildProductEntries(rows, categories)) read.set(id, product);
    if (at + SLICE < ids.length) await untilIdle();
  }
  return read;
}
