import { createHash, randomBytes } from "node:crypto";
import type { CheckoutInput } from "../../contract/checkout.schemas.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Who } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { keepAddress } from "../address/address.store.ts";
import { type CartLineRow, emptyCart, lockCart, readLockedLines } from "../cart/cart.store.ts";
import { cartAnswer } from "../cart/cart-answer.ts";
import { itemOf } from "../cart/cart-item.ts";
import { shortOf } from "../cart/stock-counts.ts";
import { stockRefusal } from "../cart/wanted.ts";
import { claimCoupon, claimKit, findCoupon, isKitRedeemed } from "../coupon/coupon.store.ts";
import { type Coupon, couponRefusal, discountOf, foldCode } from "../coupon/coupon.ts";
import { kitRefusal } from "../coupon/kit.ts";
import { readKitWords } from "../kit/kit.store.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { readLocations } from "../shipping/shipping.store.ts";
import { moveOrderStock } from "../stock/move-stock.ts";
import { lockStock } from "../stock/stock.store.ts";
import { type CheckoutRequest, type PlaceOrder, readCheckout } from "./checkout-request.ts";
import { findByKey, findOffice, findRate, holdBuyer, insertOrder } from "./order.store.ts";
import { newOrderNumber } from "./order-number.ts";
import { refusalOfConflict, refuseCoupon, refuseOrderedKit } from "./order-refusals.ts";
import { orderRows } from "./order-rows.ts";
import { priceOrder } from "./price-order.ts";
import { sawThesePrices, sawThisCart } from "./seen-prices.ts";

/**
 * Places the caller's cart as one order, in one transaction: cart locked, everything priced again from the database,
 * coupon, kit and stock claimed, order written, mail queued, cart emptied. Answers the order number, the same one for
 * the same key. Refuses with the codes of the contract; then nothing has changed. Specification 4, 8, 9.
 */
export async function placeOrder(db: Db, jobs: Jobs, order: PlaceOrder): Promise<string | Refusal> {
  const request = readCheckout(order.body, order.who.isOrg);
  if (isRefusal(request)) return request;
  try {
    return await db.transaction().execute((trx) => placeLocked(trx, jobs, order, request));
  } catch (error) {
    const refused = refusalOfConflict(error);
    if (refused) return refused;
    throw error;
  }
}

async function placeLocked(
  trx: Trx,
  jobs: Jobs,
  order: PlaceOrder,
  request: CheckoutRequest,
): Promise<string | Refusal> {
  const { body, who, now } = order;
  const cartKey = await lockCart(trx, { userId: who.userId }, now);
  if (!(await holdBuyer(trx, who.userId)))
    return refuse("login_expired", "Your login has expired. Please log in again.");
  const requestHash = createHash("sha256").update(JSON.stringify(body)).digest();
  const earlier = await findByKey(trx, who.userId, order.idempotencyKey);
  if (earlier) {
    return earlier.request_hash.equals(requestHash)
      ? earlier.order_no
      : refuse(
          "idempotency_key_reused",
          "This order was placed already; its key cannot be used for another.",
        );
  }

  const rows = await readLockedLines(trx, cartKey);
  const cartRefused = refuseCart(body, rows, who);
  if (cartRefused) return cartRefused;

  const rate = await findRate(trx, request.currencyCode);
  if (!rate) return refuse("currency_unknown", `The store does not show prices in ${request.currencyCode}.`);
  const office = request.officeId ? await findOffice(trx, request.officeId) : undefined;
  if (request.officeId && !office) return refuse("office_unknown", "Please choose one of the offices.");

  const coupon = await usableCoupon(trx, request.couponCode, rows, who, now);
  if (isRefusal(coupon)) return coupon;

  const stock = await lockStock(trx, rows.map(itemOf));
  const [short] = shortOf(rows.map(itemOf), stock);
  if (short) {
    const name = rows.find((row) => row.variant_id === short.variantId)?.name ?? "An item";
    return withCart(stockRefusal(name, short.available), rows, who);
  }

  const priced = priceOrder(rows, discountOf(coupon), await readLocations(trx), request.delivery.country);
  if (!sawThesePrices(body, rows, { ...priced, rateMicros: rate.rate_micros })) {
    return withCart(
      refuse("price_changed", "Prices have changed since you saw them. Please check the new total."),
      rows,
      who,
    );
  }

  const kitContents = priced.isSwag ? await readKitWords(trx, rows[0]?.product_id ?? 0) : "";
  const orderNo = newOrderNumber(randomBytes(16));
  const orderId = await insertOrder(
    trx,
    orderRows({
      orderNo,
      request,
      priced,
      rate,
      office: office?.name,
      coupon,
      kitContents,
      requestHash,
      order,
    }),
  );
  if (coupon && !(await claimCoupon(trx, coupon, { userId: who.userId, orderId, now }))) {
    throw new UsedUp(); // undoes the order that was just written
  }
  if (priced.isSwag && !(await claimKit(trx, { userId: who.userId, orderId, now }))) throw new UsedUp();
  await moveOrderStock(trx, stock, rows.map(itemOf), -1, { reason: "order", orderNo, now });
  if (body.saveAddress) await keepAddress(trx, request.delivery, { userId: who.userId, now });
  await queueMail(trx, jobs, {
    kind: "order-placed",
    recipient: who.email,
    userId: who.userId,
    orderId,
    now,
  });
  await emptyCart(trx, cartKey);
  return orderNo;
}

class UsedUp extends Error {
  readonly code = "23505";
  readonly constraint = "redemptions_once_per_user";
}

function refuseCart(body: CheckoutInput, rows: readonly CartLineRow[], who: Who): Refusal | undefined {
  if (rows.length === 0) return refuse("cart_empty", "Your cart is empty.");
  if (!sawThisCart(body.cart, rows)) {
    return withCart(
      refuse("cart_changed", "Your cart has changed meanwhile. Please check it and order again."),
      rows,
      who,
    );
  }
  const gone = rows.find((row) => row.withdrawn_at);
  if (gone)
    return withCart(
      refuse("product_withdrawn", `${gone.name} is no longer sold. Please remove it.`),
      rows,
      who,
    );
  return undefined;
}

/** The coupon of the request, if it may be used for this cart by this person; undefined without one. */
async function usableCoupon(
  trx: Trx,
  code: string,
  rows: readonly CartLineRow[],
  who: Who,
  now: Date,
): Promise<Coupon | undefined | Refusal> {
  const { coupon, ...uses } = code
    ? await findCoupon(trx, foldCode(code), who.userId)
    : { coupon: undefined };
  const hasKit = rows.some((row) => row.is_swag_item);
  const refusal =
    code && "usedByThisUser" in uses ? couponRefusal(coupon, { now, email: who.email, ...uses }) : null;
  if (hasKit) {
    const kit = kitRefusal({
      lines: rows.map((row) => ({ isSwag: row.is_swag_item, quantity: row.quantity })),
      user: { emailProved: who.emailProved, kitRedeemed: await isKitRedeemed(trx, who.userId) },
      swagCouponApplied: coupon?.kind === "swag" && !refusal,
    });
    if (kit && !(kit === "coupon" && refusal)) return refuseOrderedKit(kit);
  }
  if (refusal) return refuseCoupon(refusal);
  if (coupon?.kind === "swag" && !hasKit) {
    return refuse("coupon_not_valid", "This coupon is for the welcome kit, which is not in your cart.");
  }
  return coupon;
}

/** The fresh cart travels with the refusal, so that the page can show what changed. */
const withCart = (refusal: Refusal, rows: readonly CartLineRow[], who: Who): Refusal => ({
  ...refusal,
  extra: { ...refusal.extra, cart: cartAnswer(rows, { sessionId: "", userId: who.userId }) },
});
