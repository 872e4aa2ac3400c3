import type { Product } from "../../src/contract/catalogue.schemas.ts";
import { type Buyer, type Identity, newBuyer } from "./new-buyer.ts";
import { cartItem, checkoutBody, homeAddress, plainProduct } from "./shopping.ts";
import type { TestStore } from "./store.ts";

interface OrderOptions {
  /** The customer; by default Asha Rao with a random e-mail address. */
  readonly identity?: Identity;
  readonly lines?: readonly { product: Product; qty: number; size?: string }[];
  readonly currencyCode?: string;
  /** Fields that differ from the usual delivery address. */
  readonly address?: object;
  readonly checkoutFields?: object;
  /** Of the checkout page; English where it is not said. */
  readonly language?: string;
  /** Whether the customer has proved the e-mail address; as a rule they have. */
  readonly isProved?: boolean;
}

/** An order of a new customer: by default two of a plain product, in dollars. */
export async function placeOrder(
  store: TestStore,
  {
    lines = [{ product: plainProduct(store), qty: 2 }],
    currencyCode = "USD",
    address = {},
    checkoutFields: more = {},
    identity: named,
    language,
    isProved = true,
  }: OrderOptions = {},
): Promise<{ orderNo: string; buyer: Buyer }> {
  const buyer = await newBuyer(store, { emailVerified: isProved, ...(named && { identity: named }) });
  const items = lines.map(({ product, qty, size }) => cartItem(product, qty, size));
  const fields = { currencyCode, deliveryAddress: [{ ...homeAddress, ...address }], ...more };
  const orderNo = await placeOrderOf(store, buyer, items, fields, language);
  return { orderNo, buyer };
}

/** An order of a customer through the API, as checkout places it; returns its number. */
export async function placeOrderOf(
  store: TestStore,
  { userId, token }: Buyer,
  items: readonly ReturnType<typeof cartItem>[],
  checkoutFields: object = {},
  language?: string,
): Promise<string> {
  let cart: Parameters<typeof checkoutBody>[1] = [];
  for (const item of items) {
    const added = await store.call("POST /api/ShoppingCart/Add/", { body: { ...item, userId }, token });
    if (added.status !== 200) throw new Error(`Not added: ${added.problem.detail}`);
    cart = added.body;
  }
  const placed = await store.call("POST /api/ShoppingCart/Checkout", {
    body: checkoutBody(userId, cart, checkoutFields),
    ...(language && { headers: { "x-shop-language": language } }),
    token,
  });
  if (placed.status !== 200) throw new Error(`Not placed: ${placed.problem.detail}`);
  return placed.body;
}

/** One more order of a customer, of a plain product: the checkout's response, whatever it is. */
export async function tryToOrder(
  store: TestStore,
  { userId, token }: Buyer,
  address: object = {},
  checkoutFields: object = {},
) {
  const { body: cart } = await store.call("POST /api/ShoppingCart/Add/", {
    body: { ...cartItem(plainProduct(store), 1), userId },
    token,
  });
  const fields = { deliveryAddress: [{ ...homeAddress, ...address }], ...checkoutFields };
  return store.call("POST /api/ShoppingCart/Checkout", { body: checkoutBody(userId, cart, fields), token });
}
