import { createHash } from "node:crypto";
import { setImmediate as untilIdle } from "node:timers/promises";
import type { Database } from "../../platform/db/database.ts";
import { type LiveValue, openLiveValue } from "../../platform/db/live-value.ts";
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
 * Holds the current snapshot of this process. All of it is read at the start. After a committed change of products, only these
 * are read; after any other change, and each minute, everything but products. Each minute some products are read too, so that a
 * lost notification does no lasting harm. `refresh` takes ids of products. The search indexes are made between requests: at the
 * start while the store is open already, later before their version becomes the current one.
 */
export async function openCatalogCache(
  database: Database,
  onError: (error: unknown) => void,
): Promise<CatalogCache> {
  let isStopped = false;
  const makeIndexes = async ({ indexes }: CatalogVersion) => {
    while (!indexes.isMade && !isStopped) {
      indexes.makeSome();
      await untilIdle();
    }
  };
  const withIndexes = async (before: CatalogVersion | undefined, version: CatalogVersion) => {
    if (before && version.indexes !== before.indexes) await makeIndexes(version);
    return version;
  };
  const live = await openLiveValue<CatalogVersion>(database, {
    channel: "catalogue_changed",
    refreshIntervalMs: REFRESH_INTERVAL_MS,
    refreshedChanges: [CONTENT, NEXT_SLICE],
    onError,
    read: async (current) => withIndexes(current, await readWholeCatalogue(database.db, current)),
    readChanged: async (current, changes) =>
      withIndexes(current, await readChangedCatalogue(database.db, current, changes)),
  });
  makeIndexes(live.current()).catch(onError);
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
