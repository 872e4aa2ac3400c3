import { createHash } from "node:crypto";
import type { Database } from "../../server/db/database.ts";
import { readCatalogue } from "./catalog.store.ts";
import type { CatalogSnapshot } from "./catalog.ts";
import { catalogSnapshot } from "./catalog-snapshot.ts";

export interface CatalogKeeper {
  current(): CatalogSnapshot;
  /** Reads the catalogue again; resolves when `current` shows at least everything committed before the call. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

const CLOCK_MS = 60_000;

/** What is shown, as a short text that differs when any of it does. */
export const fingerprint = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 16);

/** Keeps one snapshot current in this process: made at start, made anew whenever a change of the catalogue commits. */
export async function keepCatalog(
  database: Database,
  onError: (error: unknown) => void,
): Promise<CatalogKeeper> {
  let current: CatalogSnapshot | undefined;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;

  const run = async () => {
    const fresh = catalogSnapshot(await readCatalogue(database.db), fingerprint);
    if (fresh.hash !== current?.hash) current = fresh;
  };
  // A change during a reading may be missed by it, so one more reading follows; any number of changes share it.
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
  // Listening comes first: what changes during the first reading is read again.
  const stop = await database.listen("catalogue_changed", () => void refresh().catch(onError));
  await refresh();
  // Slides come and go by the clock, without a change that would be announced.
  const byTheClock = setInterval(() => void refresh().catch(onError), CLOCK_MS);
  byTheClock.unref();
  return {
    current() {
      if (!current) throw new Error("The catalogue has not been read yet");
      return current;
    },
    refresh,
    async stop() {
      clearInterval(byTheClock);
      await stop();
    },
  };
}
