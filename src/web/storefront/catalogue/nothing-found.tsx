import { Suspense } from "react";
import { Link } from "react-router";
import { t } from "../../language/t.ts";
import { lazyComponent } from "../../ui/lazy.tsx";
import { useStoreData } from "../page/store-data.ts";

const PopularProducts = lazyComponent(() => import("./popular-products.tsx"));

/** Without results and before a search: how to ask, the categories, and what many people order. */
export default function NothingFound({ isWithoutResults }: { isWithoutResults: boolean }) {
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
              {category.menuName}
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
