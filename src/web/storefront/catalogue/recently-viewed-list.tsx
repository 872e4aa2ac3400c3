import { useEffect, useRef, useState } from "react";
import type { ProductCard as Card, Product } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { ProductCard } from "../../ui/product-card.tsx";
import { api } from "../state/api.ts";
import { useMoney } from "../state/money.ts";
import { createStoredValue } from "../state/stored-value.ts";
import { addViewed, availableCards, parseViewed, type Viewed, withoutProduct } from "./viewed-products.ts";

/** Stored in this browser only. */
const storedViewed = createStoredValue<readonly Viewed[]>("kitstore.viewed", parseViewed);

const LOAD_MARGIN = "400px";

/**
 * The recently viewed products. When the list is near the screen, it loads the whole categories of these products for
 * prices and stock, so that the server does not learn which products were viewed.
 */
export default function RecentlyViewedList({ product: { productId, categoryUrl } }: { product: Product }) {
  const { show } = useMoney();
  const [viewed] = useState(() => withoutProduct(productId, storedViewed.get()));
  const [cards, setCards] = useState<readonly Card[] | null>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(
    () => storedViewed.set(addViewed(storedViewed.get(), { productId, categoryUrl })),
    [productId, categoryUrl],
  );
  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void loadCards(viewed).then(setCards);
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [viewed]);
  if (viewed.length === 0 || cards?.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="recently-viewed" className="page-width mt-20">
      <h2 id="recently-viewed" className="mb-6 text-2xl">
        {t("Recently viewed")}
      </h2>
      <ul className="rail -my-1.5 flex snap-x gap-x-4 overflow-x-auto py-1.5 lg:-mx-1.5 lg:px-1.5">
        {(cards ?? viewed).map((each) => (
          <li
            key={each.productId}
            className="min-h-[calc(11rem+7rem)] w-44 shrink-0 snap-start sm:min-h-[calc(13rem+7rem)] sm:w-52"
          >
            {"productUrl" in each ? (
              <ProductCard card={each} money={show} sizes="(min-width: 40rem) 13rem, 11rem" />
            ) : (
              <div className="aspect-square rounded-lg bg-tile" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

async function loadCards(viewed: readonly Viewed[]): Promise<Card[]> {
  const categories = [...new Set(viewed.map(({ categoryUrl }) => categoryUrl))];
  const lists = await Promise.all(
    categories.map((categoryUrl) =>
      api.call("GET /api/Category/Product/{categoryUrl}", { params: { categoryUrl } }).catch(() => []),
    ),
  );
  return availableCards(viewed, lists.flat());
}
