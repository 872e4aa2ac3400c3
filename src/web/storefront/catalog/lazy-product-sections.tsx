import { memo, Suspense, useState } from "react";
import type { Product, ProductCard, ProductDetail } from "../../../contract/catalog.schemas.ts";
import { Button } from "../../ui/button.tsx";
import { lazyComponent } from "../../ui/lazy.tsx";
import type { Delivery } from "./delivery-estimate.ts";

const loadDeliveryNotes = () => import("./delivery-notes.tsx");
const loadShareButton = () => import("./share-button.tsx");
const loadAboutProduct = () => import("./about-product.tsx");
const LazyAlertForm = lazyComponent(() => import("./alert-form.tsx"));
const loadRecommended = () => import("./recommended.tsx");

const LazyDeliveryNotes = lazyComponent(loadDeliveryNotes);
const LazyShareButton = lazyComponent(loadShareButton);
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

export const ShareButton = memo(function ShareButton(props: { title: string; path: string }) {
  return (
    <Suspense fallback={<div className="size-11" />}>
      <LazyShareButton {...props} />
    </Suspense>
  );
});

/** 'Tell me when it is back': its form is loaded by the press. Keyed by the variant, because another colour has its own sizes. */
export function AlertRequest({ variant }: { variant: ProductDetail }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Suspense fallback={<div className="min-h-12" />}>
      <LazyAlertForm variant={variant} />
    </Suspense>
  ) : (
    <Button look="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
      Tell me when it is back
    </Button>
  );
}

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
  Promise.all([loadDeliveryNotes(), loadShareButton(), loadAboutProduct(), loadRecommended()]);
