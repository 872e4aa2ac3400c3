import { createHash } from "node:crypto";
import { setImmediate as untilIdle } from "node:timers/promises";
import type { Database } from "../../platform/db/database.ts";
import { type LiveValue, openLiveValue } from "../../platform/db/live-value.ts";
import type { CatalogueSnapshot } from "./catalogue.ts";
import type { CatalogueVersion } from "./catalogue-snapshot.ts";
import { CONTENT, readChangedCatalogue, readWholeCatalogue } from "./read-changed-catalogue.ts";

export interface CatalogueCache extends LiveValue<CatalogueSnapshot> {
  /** The snapshot with what the next one is made from. */
  version(): CatalogueVersion;
}

/** Slides start and end at set times, and the database does not notify that. */
const REFRESH_INTERVAL_MS = 60_000;

/** A short hash of everything shown. */
export const fingerprint = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 16);

/**
 * Holds the current snapshot of this process. All of it is read at the start. After a committed change of products, only these
 * are read; after any other change, and each minute, everything but products; after a lost connection, all. `refresh` takes ids
 * of products. What a search reads of them is read between requests.
 */
export async function openCatalogueCache(
  database: Database,
  onError: (error: unknown) => void,
): Promise<CatalogueCache> {
  let isStopped = false;
  const readSearches = async ({ searches }: CatalogueVersion) => {
    for (const search of searches.values()) while (!isStopped && search.readSome()) await untilIdle();
  };
  const live = await openLiveValue<CatalogueVersion>(database, {
    channel: "catalogue_changed",
    refreshIntervalMs: REFRESH_INTERVAL_MS,
    refreshedChanges: [CONTENT],
    onError,
    read: (current) => readWholeCatalogue(database.db, current),
    readChanged: (current, changes) => readChangedCatalogue(database.db, current, changes),
  });
  readSearches(live.current()).catch(onError);
  return {
    ...live,
    current: () => live.current().snapshot,
    version: () => live.current(),
    async stop() {
      isStopped = true;
      await live.stop();
    },
  };
}
