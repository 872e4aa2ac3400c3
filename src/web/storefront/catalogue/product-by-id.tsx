import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { pageContext } from "../page/page-context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { ProductPage } from "./product-page.tsx";
import { productPageData, requireProduct } from "./product-page-data.ts";

/** store/{productUrl}/{productId}: the canonical URL of a product. A wrong slug redirects permanently. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return productPageData(requireProduct(page.catalogue, params.productId ?? "", params.productUrl), page);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData?.meta ?? pageMeta({ title: t("Page not found") }, matches);

export default function ProductById() {
  const { product, recommended, delivery } = useLoaderData<typeof loader>();
  return (
    <ProductPage key={product.productId} product={product} recommended={recommended} delivery={delivery} />
  );
}
