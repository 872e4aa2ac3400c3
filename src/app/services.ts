import type { CatalogueServices } from "../catalogue/services.ts";
import type { CompanyProvider } from "../people/company-login/provider.ts";
import type { ResponseCache } from "./http/response-cache.ts";

/** Everything that one process shares. */
export interface AppServices extends CatalogueServices {
  readonly responseCache: ResponseCache;
  /** Undefined: nobody logs in with the company. */
  readonly companyProvider: CompanyProvider | undefined;
}
