import type { ProductList } from "../../../catalogue/product-list/product-list.ts";
import type { CategoryView } from "../../../contract/catalogue.schemas.ts";
import { language, t } from "../../../platform/language/t.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Html } from "../../ui/html.tsx";
import { FirstProgress } from "../../ui/spinner.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { FilteredList } from "./filtered-list.tsx";
import { SubCategories } from "./sub-categories.tsx";

const LOADER_MS = 1_000;

/** Specification 2, {categoryUrl}: breadcrumb, products, and below them the description if there is one. */
export function CategoryPage({ view, list }: { view: CategoryView; list: ProductList }) {
  return (
    <div className="page-width">
      <FirstProgress ms={LOADER_MS} />
      <Breadcrumb crumbs={[{ name: t("Home"), to: "/" }, { name: view.categoryName }]} />
      <h1
        className="mt-2 mb-4 text-2xl sm:mb-6"
        lang={language() !== "en" && !view.translated?.includes("name") ? "en" : undefined}
      >
        {wholeWords(view.categoryName)}
      </h1>
      <SubCategories categoryUrl={view.categoryUrl} />
      {list.total ? (
        <FilteredList list={list} />
      ) : (
        <p className="py-16 text-soft">{t("There is nothing in this category yet.")}</p>
      )}
      {view.categoryDescription && (
        <section
          className="mt-20 max-w-[46rem] border-t border-line pt-10"
          lang={language() !== "en" && !view.translated?.includes("description") ? "en" : undefined}
        >
          {view.pageHeading && <h2 className="mb-4 text-xl">{view.pageHeading}</h2>}
          <Html html={view.categoryDescription} className="prose text-soft" />
        </section>
      )}
    </div>
  );
}
