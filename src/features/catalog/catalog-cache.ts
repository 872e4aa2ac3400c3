import { createHash } from "node:crypto";
import type { Database } from "../../server/db/database.ts";
import { readCatalogue } from "./catalog.store.ts";
import type { CatalogSnapshot } from "./catalog.ts";
import { buildCatalogSnapshot } from "./catalog-snapshot.ts";

export interface CatalogCache {
  current(): CatalogSnapshot;
  /**
   * Reads the catalogue again. Resolves when `current` shows at least everything committed before the call.
   */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

const REFRESH_INTERVAL_MS = 60_000;

/** A short hash of everything shown. */
export const fingerprint = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 16);

/**
 * Holds the current snapshot of this process. It is built at start and again after each committed change of
 * the catalogue.
 */
export async function openCatalogCache(
  database: Database,
  onError: (error: unknown) => void,
): Promise<CatalogCache> {
  let current: CatalogSnapshot | undefined;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;

  const run = async () => {
    const fresh = buildCatalogSnapshot(await readCatalogue(database.db), fingerprint);
    if (fresh.hash !== current?.hash) current = fresh;
  };
  // A read that is running may miss a change, so one more read follows. All changes in the meantime share
  // that read.
  const refresh = (): Promise<void> => {
    if (!running) {
      running = run().finally(() => {
        running = undefined;
      });
      return running;
    }
    queued ??= running
      .catch(() => undefined)
      .then(() => {
        queued = undefined;
        return refresh();
      });
    return queued;
  };
  // Listen first, so that a change during the first read causes another read.
  const stop = await database.listen("catalogue_changed", () => void refresh().catch(onError));
  await refresh();
  // Slides start and end at set times, and the database does not notify that.
  const refreshTimer = setInterval(() => void refresh().catch(onError), REFRESH_INTERVAL_MS);
  refreshTimer.unref();
  return {
    current() {
      if (!current) throw new Error("The catalogue has not been read yet");
      return current;
    },
    refresh,
    async stop() {
      clearInterval(refreshTimer);
      await stop();
    },
  };
}
