import { createHash } from "node:crypto";
import type { Database } from "../../server/db/database.ts";
import { type LiveValue, openLiveValue } from "../../server/db/live-value.ts";
import { readCatalogue } from "./catalog.store.ts";
import type { CatalogSnapshot } from "./catalog.ts";
import { buildCatalogSnapshot } from "./catalog-snapshot.ts";

export type CatalogCache = LiveValue<CatalogSnapshot>;

/** Slides start and end at set times, and the database does not notify that. */
const REFRESH_INTERVAL_MS = 60_000;

/** A short hash of everything shown. */
export const fingerprint = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 16);

/**
 * Holds the current snapshot of this process. It is built at start and again after each committed change of
 * the catalogue.
 */
export const openCatalogCache = (
  database: Database,
  onError: (error: unknown) => void,
): Promise<CatalogCache> =>
  openLiveValue<CatalogSnapshot>(database, {
    channel: "catalogue_changed",
    refreshIntervalMs: REFRESH_INTERVAL_MS,
    onError,
    async read(current) {
      const fresh = buildCatalogSnapshot(await readCatalogue(database.db), fingerprint);
      return fresh.hash === current?.hash ? current : fresh;
    },
  });
