import { type ComponentType, memo, Suspense } from "react";
import { lazyComponent } from "../../ui/lazy.tsx";

const loadDeliveryNotes = () => import("./delivery-notes.tsx");
const loadVolumePrices = () => import("./volume-prices.tsx");
const loadAlertRequest = () => import("./alert-request.tsx");
const loadActions = () => import("./product-actions.tsx");
const loadAboutProduct = () => import("./about-product.tsx");
const loadRecommended = () => import("./recommended.tsx");

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A section that is in the server's HTML, but whose code is loaded after the buy buttons are hydrated. React keeps
 * its HTML until then only if its props stay the same. So it uses `memo`, and a prop that changes must be a
 * deferred value. The fallback, with the given class, is visible only when a navigation is faster than the code.
 * Without a connection the code is loaded once there is one, so that nothing takes the place of the server's HTML.
 */
function lazySection<P extends object>(load: Load<P>, fallback: string) {
  const Section: ComponentType<P> = lazyComponent(() =>
    load().catch(async () => {
      if (!navigator.onLine) await new Promise((resolve) => addEventListener("online", resolve));
      return load();
    }),
  );
  return memo((props: P) => (
    <Suspense fallback={<div className={fallback} />}>
      <Section {...props} />
    </Suspense>
  ));
}

export const DeliveryNotes = lazySection(loadDeliveryNotes, "min-h-56");
export const VolumePrices = lazySection(loadVolumePrices, "min-h-5");
/** Keyed by the variant, because another colour has its own sizes. */
export const AlertRequest = lazySection(loadAlertRequest, "min-h-11");
export const ProductActions = lazySection(loadActions, "h-8 w-19");
export const AboutProduct = lazySection(loadAboutProduct, "min-h-120");
export const Recommended = lazySection(loadRecommended, "min-h-120");

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
