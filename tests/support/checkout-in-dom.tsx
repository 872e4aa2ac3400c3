import { screen } from "@testing-library/react";
import type { CartLine } from "../../src/contract/cart.schemas.ts";
import type { SavedAddress } from "../../src/contract/saved-addresses.ts";
import { cartLine } from "./cart-line.ts";
import { anna } from "./fake-browser.ts";
import { openBrowser, renderPage } from "./page-in-dom.tsx";

export const VALIDATE = "/api/Redemption/Validate";
export const CHECKOUT = "/api/ShoppingCart/Checkout";
const DELETE = "/api/ShoppingCart/Delete";
export const kit = cartLine({
  cartId: "kit",
  productName: "Welcome Kit",
  isSwag: true,
  sellingPrice: 0,
  size: "M",
});
export const mug = cartLine({ cartId: "mug", productDetailsId: 32 });

export interface Opened {
  readonly lines: CartLine[];
  readonly coupon?: "swag" | "percent";
  readonly linked?: string;
  readonly isAddressSaved?: boolean;
  readonly giftNote?: string;
  /** What this tab remembers of the form. */
  readonly draft?: Record<string, string>;
  /** What this browser remembers. */
  readonly stored?: Record<string, string>;
  /** The country of an earlier order's address. */
  readonly earlierCountry?: string;
}

const earlierAddress: SavedAddress = {
  savedAddressId: "1",
  recipientName: "Anna Rao",
  recipientPhone: "+91 98200 11111",
  address: "12 Marine Drive",
  recipientCity: "Mumbai",
  region: "Maharashtra",
  postalCode: "400001",
  country: "India",
};
const places = ["India", "Japan", "United Kingdom"].map((name, id) => ({
  id,
  name,
  deliveryCharge: 80,
  isRestOfWorld: false,
  shippingCharges: [],
}));

/** Checkout, with the address saved. */
export async function openCheckout(opened: Opened) {
  const { lines, coupon = "swag", linked, isAddressSaved = true, giftNote, draft, stored = {} } = opened;
  const cart = { lines };
  const browser = openBrowser(({ path, body }) => {
    if (path === DELETE) cart.lines = cart.lines.filter((line) => line.cartId !== body);
    if (path === DELETE) return true;
    if (path === CHECKOUT) return "KS-1";
    if (path.startsWith("/api/kits/")) return [];
    if (path !== VALIDATE) return cart.lines;
    const isSwag = coupon === "swag";
    const discountPercent = isSwag ? 0 : 10;
    const { name } = body as { name: string };
    return { name, swagValidated: isSwag, couponValidated: !isSwag, discountPercent, discountAmount: 0 };
  });
  const { saveLogin } = await import("../../src/web/storefront/state/user.ts");
  const { loadCart, useCart } = await import("../../src/web/storefront/state/cart.ts");
  const { saveDraft } = await import("../../src/web/storefront/form/form-draft.ts");
  const { linkedCoupon } = await import("../../src/web/storefront/state/linked-coupon.ts");
  const { CheckoutForm } = await import("../../src/web/storefront/checkout/checkout-form.tsx");
  saveLogin(anna);
  if (linked) linkedCoupon.set(linked);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  saveDraft(
    "delivery.7",
    draft ?? {
      country: "India",
      address: "12 Marine Drive",
      recipientCity: "Mumbai",
      region: "Maharashtra",
      isSaved: isAddressSaved ? "on" : "",
      ...(giftNote && { isGift: "on", giftNote }),
    },
  );
  await loadCart();
  const saved = {
    userId: 7,
    addresses: opened.earlierCountry ? [{ ...earlierAddress, country: opened.earlierCountry }] : [],
    notice: null,
    hasFailed: false,
    remove: async () => undefined,
    load: async () => undefined,
  };
  const Page = () => (
    <CheckoutForm
      user={anna}
      lines={useCart().lines}
      saved={saved}
      locations={opened.draft ? places : []}
      offices={[]}
    />
  );
  return { ...browser, ...renderPage(<Page />) };
}
export const placeOrder = () => screen.getAllByRole("button", { name: "Place Order" })[0] as HTMLElement;
