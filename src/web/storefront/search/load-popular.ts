import type { PopularProducts } from "../../../contract/search.schemas.ts";
import { api } from "../state/api.ts";

let loading: Promise<PopularProducts["products"]> | undefined;

/** What many people ordered lately: asked once a visit, and again after a failure. */
export function loadPopular(): Promise<PopularProducts["products"]> {
  loading ??= api.call("GET /api/catalogue/popular", {}).then(
    ({ products }) => products,
    () => {
      loading = undefined;
      return [];
    },
  );
  return loading;
}
