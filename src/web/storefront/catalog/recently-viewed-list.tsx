import { useEffect, useRef, useState } from "react";
import type { ProductCard as Card, Product } from "../../../contract/catalog.schemas.ts";
import { ProductCard } from "../../ui/product-card.tsx";
import { api } from "../state/api.ts";
import { keptValue } from "../state/kept-value.ts";
import { useMoney } from "../state/money.ts";
import { othersThan, readViewed, stillThere, type Viewed, withViewed } from "./viewed.ts";

/** In this browser alone. */
const keptViewed = keptValue<readonly Viewed[]>("kitstore.viewed", readViewed);

const NEAR = "400px";

/**
 * What was looked at before. Its place is there from the first moment, under everything; prices and what is sold out are
 * asked of the products' whole categories when a reader comes near, so that nobody learns which ones they were.
 */
export default function RecentlyViewedList({ product: { productId, categoryUrl } }: { product: Product }) {
  const { show } = useMoney();
  const [viewed] = useState(() => othersThan(productId, keptViewed.get()));
  const [cards, setCards] = useState<readonly Card[] | null>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(
    () => keptViewed.set(withViewed(keptViewed.get(), { productId, categoryUrl })),
    [productId, categoryUrl],
  );
  useEffect(() => {
    if (!section.current) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        void cardsOf(viewed).then(setCards);
      },
      { rootMargin: NEAR },
    );
    near.observe(section.current);
    return () => near.disconnect();
  }, [viewed]);
  if (viewed.length === 0 || cards?.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="recently-viewed" className="page-width mt-20">
      <h2 id="recently-viewed" className="mb-6 text-2xl">
        Recently viewed
      </h2>
      <ul className="viewed-line -m-1.5 flex snap-x gap-x-4 overflow-x-auto p-1.5">
        {(cards ?? viewed).map((each) => (
          <li
            key={each.productId}
            className="min-h-[calc(11rem+7rem)] w-44 shrink-0 snap-start sm:min-h-[calc(13rem+7rem)] sm:w-52"
          >
            {"productUrl" in each ? (
              <ProductCard card={each} money={show} sizes="13rem" />
            ) : (
              <div className="aspect-square rounded-lg bg-tile" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

async function cardsOf(viewed: readonly Viewed[]): Promise<Card[]> {
  const categories = [...new Set(viewed.map(({ categoryUrl }) => categoryUrl))];
  const lists = await Promise.all(
    categories.map((categoryUrl) =>
      api.call("GET /api/Category/Product/{categoryUrl}", { params: { categoryUrl } }).catch(() => []),
    ),
  );
  return stillThere(viewed, lists.flat());
}
