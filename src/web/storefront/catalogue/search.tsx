import { useEffect } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { isAsTyped } from "../../../catalogue/product-list/list-query.ts";
import { t } from "../../../platform/language/t.ts";
import { lazySection } from "../../ui/lazy.tsx";
import { Message } from "../../ui/message.tsx";
import { pageContext } from "../page/page-context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { SearchBar } from "../search/search-bar.tsx";
import { FilteredList } from "./filtered-list.tsx";
import { loadProductList } from "./load-product-list.ts";

/** In the server's HTML; their code is loaded after the page is there. */
const Understood = lazySection(() => import("./understood.tsx"), "");
const HelpPages = lazySection(() => import("./help-pages.tsx"), "");
const FewFound = lazySection(() => import("./few-found.tsx"), "");

/** `isBlank`: an empty search was submitted. Without a search parameter nobody has searched yet. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const searchTerm = url.searchParams.get("searchTerm");
  const term = searchTerm?.trim() ?? "";
  const page = context.get(pageContext);
  const { catalogue, currencyCode } = page;
  const isTyped = isAsTyped(url.searchParams);
  const found = catalogue.find(term, { currencyCode, spelling: isTyped ? "as typed" : "forgiven" });
  const { corrected, readings, topics } = found;
  const isUnderstood = corrected !== null || readings.length > 0;
  return {
    term,
    corrected,
    readings,
    topics,
    close: found.close(),
    isFoundAsTyped: isUnderstood && catalogue.find(term, { spelling: "as typed" }).count > 0,
    isBlank: searchTerm !== null && !term,
    list: loadProductList(found, url.searchParams, page),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  pageMeta(
    { title: loaderData?.term ? t("Search results for {term}", { term: loaderData.term }) : t("Search") },
    matches,
  );

/** Specification 2, products/search. */
export default function Search() {
  const { term, corrected, readings, topics, close, isFoundAsTyped, isBlank, list } =
    useLoaderData<typeof loader>();
  useEffect(() => {
    if (!term) return;
    import("../search/recent-searches.ts").then(({ rememberSearch }) => rememberSearch(term)).catch(String); // then it is not remembered
  }, [term]);
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
            <span>{t("Search results for")}</span>{" "}
            <span className="text-accent-text wrap-anywhere">{term}</span>
          </>
        ) : (
          t("Search")
        )}
      </h1>
      <div role="status">
        {corrected && (
          <p className="-mt-6 mb-6 text-soft">
            {t("Showing results for")} <strong className="font-medium text-ink">{corrected}</strong>.
          </p>
        )}
      </div>
      {(readings.length > 0 || isFoundAsTyped) && (
        <Understood readings={readings} currencyCode={list.currencyCode} term={isFoundAsTyped ? term : ""} />
      )}
      {topics.length > 0 && <HelpPages topics={topics} />}
      {list.total > 0 && <FilteredList key={term} list={list} term={term} />}
      {(close.length > 0 || list.total === 0) && (
        <FewFound
          close={close}
          isNothing={list.total === 0}
          isWithoutResults={term !== "" && !topics.length}
        />
      )}
    </div>
  );
}
