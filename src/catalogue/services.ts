import type { Services } from "../platform/services.ts";
import type { CatalogCache } from "./product/catalog-cache.ts";

/** What the platform shares, and the catalogue's snapshot. */
export interface CatalogueServices extends Services {
  readonly catalog: CatalogCache;
}
