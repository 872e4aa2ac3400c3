import { createHash } from "node:crypto";
import type { Database } from "../../server/db/database.ts";
import { type LiveValue, openLiveValue } from "../../server/db/live-value.ts";
import type { CatalogSnapshot } from "./catalog.ts";
import type { CatalogVersion } from "./catalog-snapshot.ts";
import { CONTENT, NEXT_SLICE, readChangedCatalogue, readWholeCatalogue } from "./read-changed-catalogue.ts";

export interface CatalogCache extends LiveValue<CatalogSnapshot> {
  /** The snapshot with what the next one is made from. */
  version(): CatalogVersion;
}

/** Slides start and end at set times, and the database does not notify that. */
const REFRESH_INTERVAL_MS = 60_000;

/** A short hash of everything shown. */
export const fingerprint = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 16);

/**
 * Holds the current snapshot of this process. It is read whole at start. After each committed change of products only those
 * are read; after any other change, and each minute, what is no product. Each minute some products are read too, so that all
 * are in time, should a notification ever be lost. `refresh` takes ids of products.
 */
export async function openCatalogCache(
  database: Database,
  onError: (error: unknown) => void,
): Promise<CatalogCache> {
  const live = await openLiveValue<CatalogVersion>(database, {
    channel: "catalogue_changed",
    refreshIntervalMs: REFRESH_INTERVAL_MS,
    refreshedChanges: [CONTENT, NEXT_SLICE],
    onError,
    read: (current) => readWholeCatalogue(database.db, current),
    readChanged: (current, changes) => readChangedCatalogue(database.db, current, changes),
  });
  return { ...live, current: () => live.current().snapshot, version: () => live.current() };
}
