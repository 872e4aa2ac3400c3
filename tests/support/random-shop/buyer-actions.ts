import { randomUUID } from "node:crypto";
import { type Buyer, newBuyer } from "../new-buyer.ts";
import { checkoutBody, homeAddress, KIT_ID } from "../shopping.ts";
import type { Dice } from "./dice.ts";
import { EACH_ONCE, LIMITED_COUPON, type RandomWorld } from "./random-world.ts";

const COUPONS = [
  "",
  "SAVE10",
  "FLAT250",
  LIMITED_COUPON,
  LIMITED_COUPON,
  EACH_ONCE,
  EACH_ONCE,
  "WELCOMEKIT",
  "NONSENSE",
];
/** The last one has no charge of its own: that of the rest of the world. */
const COUNTRIES = ["India", "India", "Germany", "Iceland"];

/** Fills a cart and checks it out, sometimes with the kit; some buyers press twice. */
export async function placeAnOrder(world: RandomWorld, dice: Dice): Promise<void> {
  if (dice.onceIn(3)) world.buyers.push(await newBuyer(world.store));
  const buyer = dice.pick(world.buyers.slice(-6));
  if (!buyer) return;
  const { userId, token } = buyer;
  const kit = world.store.services.catalogue.current().products.get(KIT_ID)?.productDetails[0];
  const wantsKit = kit !== undefined && dice.onceIn(4);
  if (wantsKit) await emptyCart(world, buyer);
  for (let line = wantsKit ? 0 : dice.throw(3); line >= 0; line -= 1) {
    const product = dice.pick(world.products);
    const sizes = wantsKit ? kit.sizes.map(({ name }) => name) : product?.sizes;
    await world.call("POST /api/ShoppingCart/Add/", {
      token,
      body: {
        userId,
        productId: wantsKit ? KIT_ID : (product?.productId ?? 1),
        productDetailsId: wantsKit ? kit.id : (product?.variantId ?? 1),
        qty: 1 + dice.throw(3),
        size: dice.pick(sizes ?? []) ?? "",
      },
    });
  }
  const headers = { "idempotency-key": randomUUID() };
  const country = dice.pick(COUNTRIES) ?? "India";
  const body = checkoutBody(userId, [], {
    deliveryAddress: [{ ...homeAddress, country }],
    couponCode: wantsKit ? "WELCOMEKIT" : (dice.pick(COUPONS) ?? ""),
    currencyCode: dice.pick(["INR", "USD", "JPY"]) ?? "INR",
  });
  const press = () => world.call("POST /api/ShoppingCart/Checkout", { token, body, headers });
  const placed = await Promise.all(dice.onceIn(3) ? [press(), press()] : [press()]);
  const numbers = new Set(placed.filter(({ status }) => status === 200).map((each) => String(each.body)));
  if (numbers.size > 1) throw new Error(`One key made ${numbers.size} orders`);
  for (const orderNo of numbers) world.orders.push({ orderNo, buyer });
}

export async function cancelOwnOrder(world: RandomWorld, dice: Dice): Promise<void> {
  const order = dice.pick(world.orders.slice(-8)); // an older one is no longer in time
  if (!order) return;
  const cancel = () =>
    world.call("POST /api/orders/{orderNo}/cancel", {
      params: { orderNo: order.orderNo },
      token: order.buyer.token,
    });
  await Promise.all(dice.onceIn(2) ? [cancel(), cancel()] : [cancel()]);
}

/** Whoever wants the kit takes everything else out of the cart first. */
async function emptyCart(world: RandomWorld, { userId, token }: Buyer): Promise<void> {
  const { body: lines } = await world.call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
    params: { userIdOrSessionId: userId },
    token,
  });
  for (const { cartId } of lines) await world.call("POST /api/ShoppingCart/Delete", { token, body: cartId });
}
