import type { PopularProducts } from "../../../contract/search.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../state/api.ts";

let loading: Promise<PopularProducts> | undefined;

/** What many people ordered lately: asked once a visit, and again after a failure. */
export function loadPopular(): Promise<PopularProducts> {
  loading ??= api.call("GET /api/catalogue/popular", {}).catch(() => {
    loading = undefined;
    return { products: [], areOrdered: false };
  });
  return loading;
}

/** What stands above them: nothing is called often ordered that the company has only chosen. */
export const popularHeading = ({ areOrdered }: PopularProducts): string =>
  areOrdered ? t("Often ordered") : t("Recommended Products");
