import type { Db } from "../../server/db/database.ts";
import type { CatalogSnapshot } from "./catalog.ts";
import { assembleSnapshot, buildCatalogParts, type CatalogParts } from "./catalog-snapshot.ts";
import { buildProductEntries, replaceEntries } from "./product-entries.ts";
import { readProductRows } from "./product-rows.store.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { areSearchedTheSame, createSearchIndexes } from "./search-indexes.ts";

type HashOf = (text: string) => string;

/** A snapshot, with what the next one is made from. */
export interface CatalogVersion {
  readonly parts: CatalogParts;
  readonly snapshot: CatalogSnapshot;
}

/** With more changed products, reading all of them is quicker. */
const MAX_CHANGED_PRODUCTS = 500;

/** Reads the whole catalogue; returns `current` itself when nothing that is shown is different. */
export async function readWholeCatalogue(
  db: Db,
  hashOf: HashOf,
  current?: CatalogVersion,
): Promise<CatalogVersion> {
  return versionOf(buildCatalogParts(await readCatalogue(db), hashOf), hashOf, current);
}

/**
 * Reads only the products that the database's notifications name (by id), and shares everything else with the current
 * version. A notification that names no product, or too many of them, reads the whole catalogue.
 */
export async function readChangedCatalogue(
  db: Db,
  hashOf: HashOf,
  current: CatalogVersion,
  notifications: ReadonlySet<string>,
): Promise<CatalogVersion> {
  const isKnown = [...notifications].every((text) => /^\d+$/.test(text));
  if (!isKnown || notifications.size > MAX_CHANGED_PRODUCTS) return readWholeCatalogue(db, hashOf, current);
  if (!notifications.size) return current;
  const named = [...notifications].map(Number);
  const { content, entries, indexes } = current.parts;
  const fresh = buildProductEntries(await readProductRows(db, named), content, hashOf);
  const changed = new Set([...named, ...fresh.keys()]);
  const next = replaceEntries(entries, changed, fresh);
  const isSearchedTheSame = areSearchedTheSame(entries, next, changed);
  const parts = { content, entries: next, indexes: isSearchedTheSame ? indexes : createSearchIndexes(next) };
  return versionOf(parts, hashOf, current);
}

function versionOf(parts: CatalogParts, hashOf: HashOf, current: CatalogVersion | undefined): CatalogVersion {
  const snapshot = assembleSnapshot(parts, hashOf);
  return current && snapshot.hash === current.snapshot.hash ? current : { parts, snapshot };
}
