import { Suspense, useEffect, useState } from "react";
import type { Product, ProductCard } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { lazyComponent } from "../../ui/lazy.tsx";
import { FirstProgress } from "../../ui/spinner.tsx";
import { BuyBox } from "./buy-box.tsx";
import type { Delivery } from "./delivery-estimate.ts";
import { Gallery } from "./gallery.tsx";
import { AboutProduct, Recommended } from "./lazy-product-sections.tsx";
import { useBuying } from "./use-buying.ts";

const RecentlyViewedList = lazyComponent(() => import("./recently-viewed-list.tsx"));

const RECOMMENDATIONS_LOADER_MS = 2_000;

interface ProductPageProps {
  product: Product;
  recommended: readonly ProductCard[];
  delivery: Delivery;
}

/** Specification 2, store/{productUrl}/{productId}. */
export function ProductPage({ product, recommended, delivery }: ProductPageProps) {
  const buying = useBuying(product);
  const [labelName, setLabelName] = useState("");
  const images = buying.variant?.images.length
    ? buying.variant.images
    : product.productImages.map((path) => ({
        path,
        alt: product.productName,
        width: 1,
        height: 1,
        colour: "",
      }));
  return (
    <>
      <FirstProgress ms={RECOMMENDATIONS_LOADER_MS} />
      <div className="page-width">
        <Breadcrumb
          crumbs={[
            { name: t("Home"), to: "/" },
            { name: product.categoryName, to: `/${product.categoryUrl}` },
            { name: product.productName },
          ]}
        />
        <div className="product-columns">
          <Gallery key={buying.variant?.id} images={images} productName={product.productName}>
            {product.isSwagItem && (
              <span className="kit-label">
                {labelName ? t("Welcome, {name}", { name: labelName.split(" ")[0] ?? "" }) : t("Welcome")}
              </span>
            )}
          </Gallery>
          <div className="product-buying">
            <BuyBox product={product} buying={buying} delivery={delivery} onName={setLabelName} />
          </div>
        </div>
        <AboutProduct product={product} />
      </div>
      {recommended.length > 0 && <Recommended cards={recommended} />}
      <RecentlyViewed product={product} />
    </>
  );
}

/** At the end of a product page, rendered in the browser only: the server does not know what was viewed. */
function RecentlyViewed({ product }: { product: Product }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated ? (
    <Suspense>
      <RecentlyViewedList product={product} />
    </Suspense>
  ) : null;
}
