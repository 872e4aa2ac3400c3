import type { ProductCard } from "../../contract/catalogue.schemas.ts";
import type { Handlers } from "../../contract/handler.ts";
import { offeredLanguage } from "../../platform/language/language.ts";
import type { CatalogueServices } from "../services.ts";
import { suggestedProduct } from "../snapshot/suggestions.ts";
import { findPopularProducts } from "./popular-products.store.ts";

const DAYS_MS = 90 * 86_400_000;
/** Each process counts again after this time. */
const FRESH_MS = 10 * 60_000;
const MAX_SHOWN = 5;

/** Kits are not bought. */
const isForSale = ({ inStock, isSwagItem }: ProductCard): boolean => inStock && !isSwagItem;

export const popularProductsApi = ({
  database: { db },
  catalogue,
  settings,
}: CatalogueServices): Handlers<"GET /api/catalogue/popular"> => {
  let counted: { readonly at: Date; readonly ids: Promise<number[]> } | undefined;
  const idsAt = (now: Date): Promise<number[]> => {
    if (counted && now.getTime() - counted.at.getTime() < FRESH_MS) return counted.ids;
    const ids = findPopularProducts(db, new Date(now.getTime() - DAYS_MS));
    counted = { at: now, ids };
    ids.catch(() => {
      counted = undefined; // the next one asks again
    });
    return ids;
  };
  return {
    async "GET /api/catalogue/popular"({ query: { language = "en" }, now }) {
      const { cards, sections } = catalogue.current().in(offeredLanguage(settings.current(), language));
      const ordered = (await idsAt(now))
        .flatMap((id) => cards.get(id) ?? [])
        .filter(({ inStock }) => inStock);
      const onHome = new Map(
        sections.flatMap(({ products }) => products).map((card) => [card.productId, card]),
      );
      const shown = ordered.length ? ordered : [...onHome.values()].filter(isForSale);
      return {
        products: shown.slice(0, MAX_SHOWN).map(suggestedProduct),
        areOrdered: ordered.length > 0,
      };
    },
  };
};
