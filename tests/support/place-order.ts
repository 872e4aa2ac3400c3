import type { Product } from "../../src/contract/catalog.schemas.ts";
import { type Buyer, type Named, newBuyer } from "./new-buyer.ts";
import { checkoutOf, homeAddress, lineOf, plainProduct } from "./shopping.ts";
import type { TestStore } from "./store.ts";

interface Wanted {
  /** Who orders; else Asha Rao at an address of chance. */
  readonly named?: Named;
  readonly lines?: readonly { product: Product; qty: number; size?: string }[];
  readonly currencyCode?: string;
  /** What is other than the usual address. */
  readonly address?: object;
  readonly more?: object;
}

/** A new buyer's order: two of a plain product in dollars, unless something else is wanted. */
export async function placeOrder(
  store: TestStore,
  {
    lines = [{ product: plainProduct(store), qty: 2 }],
    currencyCode = "USD",
    address = {},
    more = {},
    named,
  }: Wanted = {},
): Promise<{ orderNo: string; buyer: Buyer }> {
  const buyer = await newBuyer(store, named ? { named } : {});
  let cart: Parameters<typeof checkoutOf>[1] = [];
  for (const { product, qty, size } of lines) {
    const added = await store.call("POST /api/ShoppingCart/Add/", {
      body: { ...lineOf(product, qty, size), userId: buyer.userId },
      token: buyer.token,
    });
    if (added.status !== 200) throw new Error(`Not added: ${added.problem.detail}`);
    cart = added.body;
  }
  const placed = await store.call("POST /api/ShoppingCart/Checkout", {
    body: checkoutOf(buyer.userId, cart, {
      currencyCode,
      deliveryAddress: [{ ...homeAddress, ...address }],
      ...more,
    }),
    token: buyer.token,
  });
  if (placed.status !== 200) throw new Error(`Not placed: ${placed.problem.detail}`);
  return { orderNo: placed.body, buyer };
}
