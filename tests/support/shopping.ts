import type { CartLine } from "../../src/contract/cart.schemas.ts";
import type { Product } from "../../src/contract/catalogue.schemas.ts";
import type { TestStore } from "./store.ts";

export const KIT_ID = 25;

export const homeAddress = {
  recipientName: "Asha Rao",
  postalCode: "400001",
  recipientCity: "Mumbai",
  region: "Maharashtra",
  address: "12 Marine Drive",
  recipientPhone: "+91 98200 00000",
  isBilling: false,
  country: "India",
};

/** The product of the demo catalogue with the lowest id that matches. */
export function findProduct(store: TestStore, matches: (product: Product) => boolean): Product {
  const found = [...store.services.catalogue.current().products.values()]
    .sort((a, b) => a.productId - b.productId)
    .find(matches);
  if (!found) throw new Error("The demo catalogue has no such product");
  return found;
}

/** A plain product without sizes and without a stock count. */
export const plainProduct = (store: TestStore): Product =>
  findProduct(
    store,
    (p) =>
      !p.isSwagItem && p.productDetails.every((d) => d.inStock && d.stock === null && d.sizes.length === 0),
  );

export const firstVariant = (product: Product) => {
  const [detail] = product.productDetails;
  if (!detail) throw new Error(`${product.productName} has no variant`);
  return detail;
};

/** The body that a browser sends to add a product. */
export function cartItem(product: Product, qty: number, size?: string) {
  const detail = firstVariant(product);
  const picked = size ?? detail.sizes.find((each) => each.inStock)?.name ?? "";
  return { productId: product.productId, productDetailsId: detail.id, qty, size: picked };
}

/** A checkout body for a cart as the server returned it. */
export function checkoutBody(userId: number, cart: readonly CartLine[], fields: object = {}) {
  return {
    userId,
    cart: [...cart],
    deliveryAddress: [homeAddress],
    currencyCode: "USD",
    couponCode: "",
    billingAddressId: 0,
    ...fields,
  };
}

/** A product that may not be returned, such as food. */
export async function notReturnableProduct(store: TestStore): Promise<Product> {
  const { product_id } = await store.services.database.db
    .selectFrom("products")
    .select("product_id")
    .where("returnable", "=", false)
    .where("is_swag_item", "=", false)
    .executeTakeFirstOrThrow();
  return findProduct(store, ({ productId }) => productId === product_id);
}
