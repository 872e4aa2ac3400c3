import { use } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { language, t } from "../../../platform/language/t.ts";
import { pageContext } from "../page/page-context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { throwNotFound } from "../page/throw-not-found.ts";
import { addedPageMeta, categoryMeta } from "./category-meta.ts";
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
      return {
        kind: "category" as const,
        view: category.view,
        list,
        meta: categoryMeta(category.view, list, page),
      };
    }
  }
  const text = catalogue.pages.get(slug);
  if (text)
    return {
      kind: "page" as const,
      slug,
      heading: text.heading,
      html: text.html,
      languages: text.languages,
      ...(language() !== "en" && !text.languages.includes(language()) && { isEnglish: true }),
      meta: addedPageMeta(slug, text, page),
    };
  const product = target?.kind === "product" ? catalogue.products.get(target.productId) : undefined;
  if (!product) throwNotFound();
  return { kind: "product" as const, ...productPageData(product, page) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData?.meta ?? pageMeta({ title: t("Page not found") }, matches);

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
