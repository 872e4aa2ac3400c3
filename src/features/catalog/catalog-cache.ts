import { createHash } from "node:crypto";
import type { Database } from "../../server/db/database.ts";
import { type LiveValue, openLiveValue } from "../../server/db/live-value.ts";
import type { CatalogSnapshot } from "./catalog.ts";
import { type CatalogVersion, readChangedCatalogue, readWholeCatalogue } from "./read-changed-catalogue.ts";

export type CatalogCache = LiveValue<CatalogSnapshot>;

/** Slides start and end at set times, and the database does not notify that. */
const REFRESH_INTERVAL_MS = 60_000;

/** A short hash of everything shown. */
export const fingerprint = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 16);

/**
 * Holds the current snapshot of this process. It is read whole at start, each minute, and after a change of anything but
 * products; after each committed change of products only those are read. `refresh` takes ids of products.
 */
export async function openCatalogCache(
  database: Database,
  onError: (error: unknown) => void,
): Promise<CatalogCache> {
  const live = await openLiveValue<CatalogVersion>(database, {
    channel: "catalogue_changed",
    refreshIntervalMs: REFRESH_INTERVAL_MS,
    onError,
    read: (current) => readWholeCatalogue(database.db, fingerprint, current),
    readChanged: (current, changes) => readChangedCatalogue(database.db, fingerprint, current, changes),
  });
  return { ...live, current: () => live.current().snapshot };
}
