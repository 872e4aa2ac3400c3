import { memo, Suspense } from "react";
import type { Product, ProductCard, ProductDetail } from "../../../contract/catalog.schemas.ts";
import { lazyComponent } from "../../ui/lazy.tsx";
import type { Delivery } from "./delivery-estimate.ts";

const loadDeliveryNotes = () => import("./delivery-notes.tsx");
const loadVolumePrices = () => import("./volume-prices.tsx");
const loadAlertRequest = () => import("./alert-request.tsx");
const loadActions = () => import("./product-actions.tsx");
const loadAboutProduct = () => import("./about-product.tsx");
const loadRecommended = () => import("./recommended.tsx");

const LazyDeliveryNotes = lazyComponent(loadDeliveryNotes);
const LazyVolumePrices = lazyComponent(loadVolumePrices);
const LazyAlertRequest = lazyComponent(loadAlertRequest);
const LazyActions = lazyComponent(loadActions);
const LazyAboutProduct = lazyComponent(loadAboutProduct);
const LazyRecommended = lazyComponent(loadRecommended);

/**
 * Sections that are in the server's HTML, but whose code is loaded after the buy buttons are hydrated. React keeps
 * their HTML until then only if their props stay the same. So they use `memo`, and a prop that changes must be a
 * deferred value. A fallback is visible only when a navigation is faster than the code.
 */
export const DeliveryNotes = memo(function DeliveryNotes(props: {
  product: Product;
  quantity: number;
  delivery: Delivery;
}) {
  return (
    <Suspense fallback={<div className="min-h-56" />}>
      <LazyDeliveryNotes {...props} />
    </Suspense>
  );
});

export const VolumePrices = memo(function VolumePrices(props: {
  product: Product;
  variant: ProductDetail | undefined;
  quantity: number;
}) {
  return (
    <Suspense fallback={<div className="min-h-5" />}>
      <LazyVolumePrices {...props} />
    </Suspense>
  );
});

/** Keyed by the variant, because another colour has its own sizes. */
export const AlertRequest = memo(function AlertRequest(props: { variant: ProductDetail }) {
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <LazyAlertRequest {...props} />
    </Suspense>
  );
});

export const ProductActions = memo(function ProductActions(props: {
  productId: number;
  title: string;
  path: string;
}) {
  return (
    <Suspense fallback={<div className="h-8 w-19" />}>
      <LazyActions {...props} />
    </Suspense>
  );
});

export const AboutProduct = memo(function AboutProduct(props: { product: Product }) {
  return (
    <Suspense fallback={<div className="min-h-120" />}>
      <LazyAboutProduct {...props} />
    </Suspense>
  );
});

export const Recommended = memo(function Recommended(props: { cards: readonly ProductCard[] }) {
  return (
    <Suspense fallback={<div className="min-h-120" />}>
      <LazyRecommended {...props} />
    </Suspense>
  );
});

/** Called before a navigation to a product page, so that the page appears complete. */
export const loadProductSections = (): Promise<unknown> =>
  Promise.all([
    loadDeliveryNotes(),
    loadVolumePrices(),
    loadAlertRequest(),
    loadActions(),
    loadAboutProduct(),
    loadRecommended(),
  ]);
