import type { MetaDescriptor } from "react-router";
import type { PageRequest } from "../../../app/pages/services.ts";
import type { ProductList } from "../../../catalogue/product-list/product-list.ts";
import type { CategoryView } from "../../../contract/catalogue.schemas.ts";
import type { Language } from "../../../platform/language/language.ts";
import { t } from "../../../platform/language/t.ts";
import { beginningOf } from "../page/beginning-of.ts";
import { pageMeta } from "../page/page-meta.ts";
import { breadcrumbJsonLd } from "../page/structured-data.ts";
import { imageOf } from "./product-page-data.ts";

/** The meta tags of a category, built on the server so that the browser does not load code for them. */
export function categoryMeta(
  view: CategoryView,
  list: ProductList,
  { catalogue, services: { config } }: PageRequest,
): MetaDescriptor[] {
  const [card] = list.cards;
  const path = `/${view.categoryUrl}`;
  const title = view.pageTitle || view.categoryName;
  return [
    ...pageMeta(
      {
        title: list.page > 1 ? t("{title}, page {page}", { title, page: list.page }) : title,
        description: view.metaDescription,
        keywords: view.metaKeywords,
        imagePath: card?.imagePath,
        imageSize: card && imageOf(catalogue.products.get(card.productId), card.imagePath),
        path: path + canonicalSearch(list),
      },
      [{ id: "root", loaderData: { config } }],
    ),
    breadcrumbJsonLd(config, [{ name: view.categoryName, path }]),
  ];
}

/**
 * Each page of the whole list is a page of its own for search engines. A filtered or sorted list has the same products as
 * the whole one, so that one is canonical.
 */
const canonicalSearch = ({ page, chosen, sort }: ProductList): string =>
  page > 1 && sort === "featured" && Object.values(chosen).every((values) => !values.length)
    ? `?page=${page}`
    : "";

/** The meta tags of a text page that staff added. */
export const addedPageMeta = (
  slug: string,
  { heading, html, languages }: { heading: string; html: string; languages: readonly Language[] },
  { services: { config } }: PageRequest,
): MetaDescriptor[] =>
  pageMeta({ title: heading, description: beginningOf(html), path: `/${slug}`, languages }, [
    { id: "root", loaderData: { config } },
  ]);
