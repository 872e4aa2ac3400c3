import type { CatalogueServices } from "../catalogue/services.ts";
import type { LiveCompanyLogin } from "../people/company-login/live-company-login.ts";
import type { ResponseCache } from "./http/response-cache.ts";

/** Everything that one process shares. */
export interface AppServices extends CatalogueServices {
  readonly responseCache: ResponseCache;
  readonly companyLogin: LiveCompanyLogin;
}
