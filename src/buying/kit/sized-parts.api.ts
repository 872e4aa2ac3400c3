import type { CatalogueServices } from "../../catalogue/services.ts";
import type { Handlers } from "../../contract/handler.ts";
import { offeredLanguage } from "../../platform/language/language.ts";
import { listSizedParts } from "./sized-parts.store.ts";
import { sizedParts } from "./sized-parts.ts";

/** The sizes of a kit's parts, for the checkout of its cart. */
export const sizedPartsApi = ({
  database: { db },
  settings,
  catalogue,
}: CatalogueServices): Handlers<"GET /api/kits/{productId}/sized-parts"> => ({
  async "GET /api/kits/{productId}/sized-parts"({ params: { productId }, headers, caller }) {
    const language = offeredLanguage(settings.current(), headers["x-shop-language"] ?? "en");
    const { products } = catalogue.current().in(language);
    const kit = products.get(productId);
    if (!kit) return [];
    const wearer = { userId: caller.userId };
    return sizedParts(await listSizedParts(db, { productId, wearer, link: null }), { kit, products });
  },
});
