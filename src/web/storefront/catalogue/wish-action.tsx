import { Suspense } from "react";
import type { ProductCard } from "../../../contract/catalogue.schemas.ts";
import { lazyComponent } from "../../ui/lazy.tsx";

const WishButton = lazyComponent(() => import("./wish-button.tsx"));

/** The wishlist's heart on a card of a list. */
export const wishAction = ({ productId, productName }: ProductCard) => (
  <Suspense fallback={<div className="size-11" />}>
    <WishButton productId={productId} productName={productName} />
  </Suspense>
);
