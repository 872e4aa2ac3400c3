import type { Services } from "../platform/services.ts";
import type { CatalogueCache } from "./snapshot/catalogue-cache.ts";

/** What the platform shares, and the catalogue's snapshot. */
export interface CatalogueServices extends Services {
  readonly catalogue: CatalogueCache;
}
