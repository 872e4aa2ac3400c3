import type { Services } from "../platform/services.ts";
import type { CatalogueCache } from "./product/catalogue-cache.ts";

/** What the platform shares, and the catalogue's snapshot. */
export interface CatalogueServices extends Services {
  readonly catalogue: CatalogueCache;
}
