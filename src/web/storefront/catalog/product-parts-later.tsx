import { memo, Suspense } from "react";
import type { Product, ProductCard } from "../../../contract/catalog.schemas.ts";
import { later } from "../../ui/later.tsx";
import type { Delivery } from "./delivery-estimate.ts";

const loadDeliveryNotes = () => import("./delivery-notes.tsx");
const loadShareButton = () => import("./share-button.tsx");
const loadAboutProduct = () => import("./about-product.tsx");
const loadRecommended = () => import("./recommended.tsx");

const Notes = later(loadDeliveryNotes);
const Share = later(loadShareButton);
const About = later(loadAboutProduct);
const Others = later(loadRecommended);

/**
 * Parts that are in the server's HTML, readable from the first moment, and whose code follows after what is bought with
 * has come to life. React keeps their HTML until then as long as what they are given stays the same: hence `memo`, and
 * what does change is to be given deferred. A fallback is only seen when a navigation was faster than their code.
 */
export const DeliveryNotes = memo(function DeliveryNotes(props: {
  product: Product;
  quantity: number;
  delivery: Delivery;
}) {
  return (
    <Suspense fallback={<div className="min-h-56" />}>
      <Notes {...props} />
    </Suspense>
  );
});

export const ShareButton = memo(function ShareButton(props: { title: string; path: string }) {
  return (
    <Suspense fallback={<div className="size-11" />}>
      <Share {...props} />
    </Suspense>
  );
});

export const AboutProduct = memo(function AboutProduct(props: { product: Product }) {
  return (
    <Suspense fallback={<div className="min-h-120" />}>
      <About {...props} />
    </Suspense>
  );
});

export const Recommended = memo(function Recommended(props: { cards: readonly ProductCard[] }) {
  return (
    <Suspense fallback={<div className="min-h-120" />}>
      <Others {...props} />
    </Suspense>
  );
});

/** Before a product page is shown by a navigation, so that it comes whole. */
export const loadProductParts = (): Promise<unknown> =>
  Promise.all([loadDeliveryNotes(), loadShareButton(), loadAboutProduct(), loadRecommended()]);
