import { setImmediate as untilIdle } from "node:timers/promises";
import type { ProductId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { readContentRows } from "./catalog.store.ts";
import { buildCatalog, type CatalogVersion, withContent, withProducts } from "./catalog-snapshot.ts";
import { buildProductEntries } from "./product-entries.ts";
import { readNextProductIds, readProductRows } from "./product-rows.store.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** Notifications that name no product: something beside the products changed; the next products are to be read. */
export const CONTENT = "";
export const NEXT_SLICE = "slice";

/** This many products are read at once, so that requests wait for only some milliseconds. */
export const SLICE = 200;

/**
 * Reads everything; returns `current` itself when nothing that is shown has changed. Where there is a current version, the
 * products are read in slices, because the store is serving requests.
 */
export async function readWholeCatalogue(db: Db, current?: CatalogVersion): Promise<CatalogVersion> {
  if (!current) return buildCatalog(await readCatalogue(db));
  let version = await readContent(db, current);
  for (let after = 0; after < Number.POSITIVE_INFINITY; ) {
    [version, after] = await readSlice(db, version, after);
    await untilIdle();
  }
  return version;
}

/**
 * Reads only what the database's notifications name: products by their ids, everything else of the shop by an empty text.
 * Shares the rest with the current version. Any other notification reads everything.
 */
export async function readChangedCatalogue(
  db: Db,
  current: CatalogVersion,
  notifications: ReadonlySet<string>,
): Promise<CatalogVersion> {
  const named = [...notifications].filter((text) => /^\d+$/.test(text)).map(Number);
  const others = [...notifications].filter((text) => !/^\d+$/.test(text));
  if (others.some((text) => text !== CONTENT && text !== NEXT_SLICE)) return readWholeCatalogue(db, current);
  let version = others.includes(CONTENT) ? await readContent(db, current) : current;
  for (let at = 0; at < named.length; at += SLICE) {
    version = await readProducts(db, version, named.slice(at, at + SLICE));
    if (at + SLICE < named.length) await untilIdle();
  }
  if (!others.includes(NEXT_SLICE)) return version;
  const [next, after] = await readSlice(db, version, version.readUpTo);
  return { ...next, readUpTo: Number.isFinite(after) ? after : 0 };
}

/** Products show the name of their category: where that changed, they are made again. */
async function readContent(db: Db, current: CatalogVersion): Promise<CatalogVersion> {
  const content = await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((trx) => readContentRows(trx));
  const { version, changedCategories } = withContent(current, content);
  let next = version;
  const ids = changedCategories.flatMap((id) => version.lists.byCategory.get(id) ?? []);
  for (let at = 0; at < ids.length; at += SLICE) {
    next = await readProducts(db, next, ids.slice(at, at + SLICE));
    await untilIdle();
  }
  return next;
}

async function readProducts(
  db: Db,
  current: CatalogVersion,
  named: readonly ProductId[],
): Promise<CatalogVersion> {
  if (!named.length) return current;
  const fresh = buildProductEntries(await readProductRows(db, named), current.content);
  return withProducts(current, new Set([...named, ...fresh.keys()]), fresh);
}

/** Reads the products with the next ids, those that are gone included. Returns the last id; infinite at the end. */
async function readSlice(db: Db, current: CatalogVersion, after: number): Promise<[CatalogVersion, number]> {
  const ids = await readNextProductIds(db, after, SLICE);
  const upTo = ids.length < SLICE ? Number.POSITIVE_INFINITY : (ids.at(-1) ?? after);
  const known = current.lists.ids.filter((id) => id > after && id <= upTo);
  return [await readProducts(db, current, [...new Set([...ids, ...known])]), upTo];
}
