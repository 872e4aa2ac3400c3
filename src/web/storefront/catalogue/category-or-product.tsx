import { use } from "react";
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import type { ProductList } from "../../../catalogue/product/product-list.ts";
import { t } from "../../language/t.ts";
import { beginningOf } from "../beginning-of.ts";
import { pageContext } from "../page-context.ts";
import { findConfig, pageMeta } from "../page-meta.ts";
import { breadcrumbJsonLd } from "../structured-data.ts";
import { loadCategoryPage, loadProductPage, loadTextPage } from "./lazy-pages.ts";
import { loadProductList } from "./load-product-list.ts";
import { productPageData, requireProduct } from "./product-page-data.ts";

/**
 * A path of one segment: a category, a product (readings: Addresses) or a text page that staff added. `?productId=` names the product; with a wrong
 * slug it redirects to the canonical URL.
 */
export function loader({ params, url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { catalogue } = page;
  const slug = params.slug ?? "";
  const requestedId = url.searchParams.get("productId");
  if (requestedId !== null) requireProduct(catalogue, requestedId, slug);
  const target = catalogue.slugs.get(slug);
  if (target?.kind === "category") {
    const category = catalogue.categories.get(target.categoryUrl);
    if (category) {
      const list = loadProductList(category.found, url.searchParams, page);
      return { kind: "category" as const, view: category.view, list };
    }
  }
  const text = catalogue.pages.get(slug);
  if (text)
    return {
      kind: "page" as const,
      slug,
      heading: text.heading,
      html: text.html,
      description: beginningOf(text.html),
      ...(text.isTranslated && { isTranslated: text.isTranslated }),
    };
  const product = target?.kind === "product" ? catalogue.products.get(target.productId) : undefined;
  if (!product) throw data(null, { status: 404 });
  return { kind: "product" as const, ...productPageData(product, page) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({ title: t("Page not found") }, matches);
  if (loaderData.kind === "product") return loaderData.meta;
  if (loaderData.kind === "page")
    return pageMeta(
      {
        title: loaderData.heading,
        description: loaderData.description,
        path: `/${loaderData.slug}`,
        isEnglish: !loaderData.isTranslated,
      },
      matches,
    );
  const { view, list } = loaderData;
  const path = `/${view.categoryUrl}`;
  const title = view.pageTitle || view.categoryName;
  return [
    ...pageMeta(
      {
        title: list.page > 1 ? t("{title}, page {page}", { title, page: list.page }) : title,
        description: view.metaDescription,
        path: path + canonicalSearch(list),
        // Only crawlers read these (page-meta.ts), so the browser gets no code for them.
        ...(import.meta.env.SSR && { keywords: view.metaKeywords, imagePath: list.cards[0]?.imagePath }),
      },
      matches,
    ),
    breadcrumbJsonLd(findConfig(matches), [{ name: view.categoryName, path }]),
  ];
};

/**
 * Each page of the whole list is a page of its own for search engines. A filtered or sorted list has the same products as
 * the whole one, so that one is canonical.
 */
const canonicalSearch = ({ page, chosen, sort }: ProductList): string =>
  page > 1 && sort === "featured" && Object.values(chosen).every((values) => !values.length)
    ? `?page=${page}`
    : "";

/** Without a Suspense boundary: until the code is loaded, a navigation keeps the old page and hydration waits. */
export default function CategoryOrProduct() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === "category") {
    const { CategoryPage } = use(loadCategoryPage());
    return <CategoryPage key={page.view.categoryUrl} view={page.view} list={page.list} />;
  }
  if (page.kind === "page") {
    const { ContentPage } = use(loadTextPage());
    return <ContentPage key={page.slug} title={page.heading} />;
  }
  const { product, recommended, delivery } = page;
  const { ProductPage } = use(loadProductPage());
  return (
    <ProductPage key={product.productId} product={product} recommended={recommended} delivery={delivery} />
  );
}
