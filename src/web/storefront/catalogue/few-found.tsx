import { Suspense } from "react";
import { Link } from "react-router";
import type { ProductCard } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { lazyComponent } from "../../ui/lazy.tsx";
import { OwnText } from "../page/own-text.tsx";
import { useStoreData } from "../page/store-data.ts";
import { CardGrid } from "./card-grid.tsx";
import { wishAction } from "./wish-action.tsx";

const PopularProducts = lazyComponent(() => import("./popular-products.tsx"));

interface FewFoundProps {
  /** What comes near the search. */
  close: readonly ProductCard[];
  /** Nothing is all that was asked for. */
  isNothing: boolean;
  /** Something was asked for, and no page answers it either. */
  isWithoutResults: boolean;
}

/** Beside and instead of results: what comes near them, or where to look. */
export default function FewFound({ close, isNothing, isWithoutResults }: FewFoundProps) {
  return close.length > 0 ? (
    <CloseProducts cards={close} isAll={isNothing} />
  ) : (
    <NothingFound isWithoutResults={isWithoutResults} />
  );
}

interface CloseProductsProps {
  cards: readonly ProductCard[];
  /** Nothing is all that was asked for. */
  isAll: boolean;
}

/** What comes near a search, apart from what is all that was asked for. */
function CloseProducts({ cards, isAll }: CloseProductsProps) {
  return (
    <section
      aria-labelledby="close-products"
      className={isAll ? "pb-16" : "mt-16 border-t border-line pt-10"}
    >
      <h2 id="close-products" className="mb-6 text-xl">
        {isAll ? t("Nothing fits all of that. These come close:") : t("You may also like")}
      </h2>
      <CardGrid cards={cards} visibleCount={isAll ? 4 : 0} action={wishAction} />
    </section>
  );
}

/** Without results and before a search: how to ask, the categories, and what many people order. */
function NothingFound({ isWithoutResults }: { isWithoutResults: boolean }) {
  const { categories } = useStoreData();
  if (categories.length === 0) return <p className="pb-16 text-soft">{t("Nothing here yet.")}</p>;
  return (
    <div className="pb-16">
      {isWithoutResults && (
        <p className="max-w-[46rem] text-soft">
          {t(
            "We found nothing for that. Ask as you would ask a person: for a thing, with its colour, size or price.",
          )}{" "}
          <Link to="/company/contact-us" prefetch="intent" className="link">
            {t("Or ask us")}
          </Link>
        </p>
      )}
      <p className={`text-soft ${isWithoutResults ? "mt-8" : ""}`}>{t("Have a look around:")}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category.menuLink}>
            <Link to={category.menuLink} prefetch="intent" className="button button-secondary">
              <OwnText text={category.menuName} />
            </Link>
          </li>
        ))}
      </ul>
      <Suspense>
        <PopularProducts />
      </Suspense>
    </div>
  );
}
