import type { CartLine } from "../../src/contract/cart.schemas.ts";

/** One mug for 850 rupees, as the server returns it. */
export const cartLine = (more: Partial<CartLine> = {}): CartLine => ({
  cartId: "c1",
  sessionId: "",
  userId: 7,
  productId: 3,
  productDetailsId: 31,
  productName: "Mug",
  productUrl: "mug",
  colourName: "Navy",
  imagePath: "/images/mug.webp",
  size: "",
  qty: 1,
  addedAtMs: 0,
  available: null,
  isSwag: false,
  isTShirt: false,
  couponCode: "",
  webPrice: 850,
  sellingPrice: 850,
  total: 850 * (more.qty ?? 1),
  discount: 0,
  discountPercent: 0,
  packageWeight: 400,
  ...more,
});
