import { use } from "react";
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from "react-router";
import { productList } from "../../../features/catalog/product-list.ts";
import { pageContext } from "../page-context.ts";
import { configOf, pageMeta } from "../page-meta.ts";
import { breadcrumbBlock } from "../structured-data.ts";
import { loadCategoryPage } from "./category-page-later.ts";
import { productData, productOf } from "./product-data.ts";
import { loadProductPage } from "./product-page-later.ts";

/**
 * A one-segment address: a category or a product (readings: Addresses). `?productId=` names the product; a wrong slug
 * beside it leads to the right address.
 */
export function loader({ params, url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { catalog } = page;
  const slug = params.slug ?? "";
  const named = url.searchParams.get("productId");
  if (named !== null) {
    const product = productOf(catalog, named);
    if (!product) throw data(null, { status: 404 });
    if (product.productUrl !== slug) throw redirect(`/store/${product.productUrl}/${product.productId}`, 301);
  }
  const target = catalog.slugs.get(slug);
  if (target?.kind === "category") {
    const category = catalog.categories.get(target.categoryUrl);
    if (category) {
      const products = category.cards.flatMap(({ productId }) => catalog.products.get(productId) ?? []);
      return {
        kind: "category" as const,
        view: category.view,
        list: productList(products, url.searchParams),
      };
    }
  }
  const product = target?.kind === "product" ? catalog.products.get(target.productId) : undefined;
  if (!product) throw data(null, { status: 404 });
  return { kind: "product" as const, ...productData(product, page) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({ title: "Page not found" }, matches);
  if (loaderData.kind === "product") return loaderData.meta;
  const { view, list } = loaderData;
  const path = `/${view.categoryUrl}`;
  return [
    ...pageMeta(
      {
        title: view.pageTitle || view.categoryName,
        description: view.metaDescription,
        keywords: view.metaKeywords,
        path,
        imagePath: list.cards[0]?.imagePath,
      },
      matches,
    ),
    breadcrumbBlock(configOf(matches), [{ name: view.categoryName, path }]),
  ];
};

/** No boundary around it: the page before stays, and a page from the server waits to come to life, until the code is there. */
export default function Slug() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === "category") {
    const { CategoryPage } = use(loadCategoryPage());
    return <CategoryPage key={page.view.categoryUrl} view={page.view} list={page.list} />;
  }
  const { product, recommended, delivery } = page;
  const { ProductPage } = use(loadProductPage());
  return <ProductPage key={product.productId} {...{ product, recommended, delivery }} />;
}
