import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from "react-router";
import { pageContext } from "../page-context.ts";
import { pageMeta } from "../page-meta.ts";
import { ProductPage } from "./product-page.tsx";
import { findProductById, productPageData } from "./product-page-data.ts";

/** store/{productUrl}/{productId}: the canonical URL of a product. A wrong slug redirects permanently. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const product = findProductById(page.catalog, params.productId ?? "");
  if (!product) throw data(null, { status: 404 });
  if (product.productUrl !== params.productUrl)
    throw redirect(`/store/${product.productUrl}/${product.productId}`, 301);
  return productPageData(product, page);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData?.meta ?? pageMeta({ title: "Page not found" }, matches);

export default function ProductById() {
  const { product, recommended, delivery } = useLoaderData<typeof loader>();
  return <ProductPage key={product.productId} {...{ product, recommended, delivery }} />;
}
