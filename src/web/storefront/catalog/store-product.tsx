import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from "react-router";
import { pageContext } from "../page-context.ts";
import { pageMeta } from "../page-meta.ts";
import { productData, productOf } from "./product-data.ts";
import { ProductPage } from "./product-page.tsx";

/** store/{productUrl}/{productId}: the product's canonical address. The id decides; a wrong slug is set right for ever. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const product = productOf(page.catalog, params.productId ?? "");
  if (!product) throw data(null, { status: 404 });
  if (product.productUrl !== params.productUrl)
    throw redirect(`/store/${product.productUrl}/${product.productId}`, 301);
  return productData(product, page);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData?.meta ?? pageMeta({ title: "Page not found" }, matches);

export default function StoreProduct() {
  const { product, recommended, delivery } = useLoaderData<typeof loader>();
  return <ProductPage key={product.productId} {...{ product, recommended, delivery }} />;
}
