import { lazySection } from "../../ui/lazy.tsx";

const loadDeliveryNotes = () => import("./delivery-notes.tsx");
const loadVolumePrices = () => import("./volume-prices.tsx");
const loadAlertRequest = () => import("./alert-request.tsx");
const loadActions = () => import("./product-actions.tsx");
const loadAboutProduct = () => import("./about-product.tsx");
const loadKitFields = () => import("./kit-fields.tsx");
const loadRecommended = () => import("./recommended.tsx");

export const DeliveryNotes = lazySection(loadDeliveryNotes, "min-h-44");
export const VolumePrices = lazySection(loadVolumePrices, "min-h-5");
/** Keyed by the variant, because another colour has its own sizes. */
export const AlertRequest = lazySection(loadAlertRequest, "min-h-11");
export const ProductActions = lazySection(loadActions, "h-8 w-19");
export const KitFields = lazySection(loadKitFields, "min-h-26");
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
