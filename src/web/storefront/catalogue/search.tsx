import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { asTypedEntry, isAsTyped } from "../../../catalogue/product/list-query.ts";
import { t } from "../../language/t.ts";
import { Message } from "../../ui/message.tsx";
import { pageContext } from "../page/page-context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { useStoreData } from "../page/store-data.ts";
import { SearchBar } from "../shell/search-bar.tsx";
import { FilteredList } from "./filtered-list.tsx";
import { loadProductList } from "./load-product-list.ts";

/** `isBlank`: an empty search was submitted. Without a search parameter nobody has searched yet. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const searchTerm = url.searchParams.get("searchTerm");
  const term = searchTerm?.trim() ?? "";
  const page = context.get(pageContext);
  const { catalogue } = page;
  const spelling = isAsTyped(url.searchParams) ? "as typed" : "forgiven";
  const found = catalogue.find(term, spelling);
  const corrected = spelling === "forgiven" && found.count > 0 ? catalogue.corrected(term) : null;
  return {
    term,
    corrected,
    isFoundAsTyped: corrected !== null && catalogue.find(term, "as typed").count > 0,
    isBlank: searchTerm !== null && !term,
    list: loadProductList(found, url.searchParams, page),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  pageMeta(
    { title: loaderData?.term ? t("Search results for {term}", { term: loaderData.term }) : t("Search") },
    matches,
  );

const asTypedSearch = (term: string): string =>
  `?${new URLSearchParams([["searchTerm", term], [...asTypedEntry]])}`;

/** Specification 2, products/search. */
export default function Search() {
  const { term, corrected, isFoundAsTyped, isBlank, list } = useLoaderData<typeof loader>();
  return (
    <div className="page-width pt-6">
      <div className="max-w-[46rem]">
        <SearchBar id="page-search" term={term} />
      </div>
      {isBlank && (
        <div className="mt-6 max-w-[46rem]">
          <Message kind="bad">{t("Text Cannot be blank")}</Message>
        </div>
      )}
      <h1 className="mt-10 mb-8 text-2xl">
        {term ? (
          <>
            {t("Search results for")} <span className="text-accent-text wrap-anywhere">{term}</span>
          </>
        ) : (
          t("Search")
        )}
      </h1>
      <div role="status">
        {corrected && (
          <p className="-mt-6 mb-8 text-soft">
            {t("Showing results for")} <strong className="font-medium text-ink">{corrected}</strong>.{" "}
            {isFoundAsTyped && (
              <Link to={asTypedSearch(term)} className="link wrap-anywhere">
                {t("Search for {term} instead", { term })}
              </Link>
            )}
          </p>
        )}
      </div>
      {list.total > 0 ? (
        <FilteredList key={term} list={list} term={term} />
      ) : (
        <CategoryLinks isWithoutResults={term !== ""} />
      )}
    </div>
  );
}

/** Links to the categories, shown without results and before a search. */
function CategoryLinks({ isWithoutResults }: { isWithoutResults: boolean }) {
  const { categories } = useStoreData();
  if (!categories.length) return t("Nothing here yet.");
  return (
    <div className="pb-16">
      <p className="text-soft">
        {isWithoutResults
          ? t("We found nothing for that. A shorter word may help, or have a look around:")
          : t("Have a look around:")}
      </p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category.menuLink}>
            <Link to={category.menuLink} prefetch="intent" className="button button-secondary">
              {category.menuName}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
