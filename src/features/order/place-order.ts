import { createHash, randomBytes } from "node:crypto";
import type { CheckoutInput } from "../../contract/checkout.schemas.ts";
import { type ErrorCode, isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { type CartLineRow, emptyCart, lockCart, readLockedLines } from "../cart/cart.store.ts";
import { toCartItem } from "../cart/cart-item.ts";
import { cartResponse } from "../cart/cart-response.ts";
import { cartShortfalls } from "../cart/cart-stock.ts";
import { refuseShortStock } from "../cart/validate-item.ts";
import { claimCoupon, findCouponByCode } from "../coupon/coupon.store.ts";
import { type Coupon, couponRefusal, discountOf, foldCode } from "../coupon/coupon.ts";
import { lockStock } from "../inventory/inventory.store.ts";
import { moveOrderStock } from "../inventory/move-stock.ts";
import { readKitDescription } from "../kit/kit.store.ts";
import { claimKit, isKitRedeemed } from "../kit/kit-redemption.store.ts";
import { kitRedemptionRefusal } from "../kit/kit-redemption.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { saveAddress } from "../saved-address/saved-address.store.ts";
import { listServiceLocations } from "../shipping/shipping.store.ts";
import { buildOrderRows } from "./build-order-rows.ts";
import { type CheckoutRequest, type PlaceOrder, readCheckout } from "./checkout-request.ts";
import {
  findCurrencyRate,
  findOffice,
  findOrderByIdempotencyKey,
  insertOrder,
  lockBuyer,
} from "./order.store.ts";
import { newOrderNumber } from "./order-number.ts";
import { refusalOfConflict, refuseCoupon, refuseKitOrder } from "./order-refusals.ts";
import { priceOrder } from "./price-order.ts";
import { cartMatches, quoteMatches } from "./verify-quote.ts";

/**
 * Places the caller's cart as one order, in one transaction: the cart is locked, everything is priced again
 * from the database, coupon, kit and stock are claimed, the order is written, its mail is queued and the cart
 * is emptied. Returns the order number, and the same one for the same idempotency key. Refuses with the codes
 * of the contract; then nothing has changed. Specification 4, 8, 9.
 */
export async function placeOrder(
  db: Db,
  jobs: Jobs,
  order: PlaceOrder,
): Promise<
  | string
  | Refusal<
      | "address_missing"
      | "billing_not_allowed"
      | "cart_changed"
      | "cart_empty"
      | "coupon_not_valid"
      | "currency_unknown"
      | "idempotency_key_reused"
      | "kit_already_redeemed"
      | "kit_email_not_verified"
      | "kit_needs_coupon"
      | "kit_not_alone"
      | "login_expired"
      | "login_needed"
      | "office_unknown"
      | "out_of_stock"
      | "price_changed"
      | "product_withdrawn"
    >
> {
  const request = readCheckout(order.body, order.caller.isOrg);
  if (isRefusal(request)) return request;
  try {
    return await db.transaction().execute((trx) => placeInTransaction(trx, jobs, order, request));
  } catch (error) {
    const refused = refusalOfConflict(error);
    if (refused) return refused;
    throw error;
  }
}

async function placeInTransaction(
  trx: Trx,
  jobs: Jobs,
  order: PlaceOrder,
  request: CheckoutRequest,
): Promise<
  | string
  | Refusal<
      | "cart_changed"
      | "cart_empty"
      | "coupon_not_valid"
      | "currency_unknown"
      | "idempotency_key_reused"
      | "kit_already_redeemed"
      | "kit_email_not_verified"
      | "kit_needs_coupon"
      | "kit_not_alone"
      | "login_expired"
      | "login_needed"
      | "office_unknown"
      | "out_of_stock"
      | "price_changed"
      | "product_withdrawn"
    >
> {
  const { body, caller, now } = order;
  const cartKey = await lockCart(trx, { userId: caller.userId }, now);
  if (!(await lockBuyer(trx, caller.userId)))
    return refuse("login_expired", "Your login has expired. Please log in again.");
  const requestHash = createHash("sha256").update(JSON.stringify(body)).digest();
  const earlier = await findOrderByIdempotencyKey(trx, caller.userId, order.idempotencyKey);
  if (earlier) {
    return earlier.request_hash.equals(requestHash)
      ? earlier.order_no
      : refuse(
          "idempotency_key_reused",
          "This order was placed already; its key cannot be used for another.",
        );
  }

  const rows = await readLockedLines(trx, cartKey);
  const cartRefused = refuseCart(body, rows, caller);
  if (cartRefused) return cartRefused;

  const rate = await findCurrencyRate(trx, request.currencyCode);
  if (!rate) return refuse("currency_unknown", `The store does not show prices in ${request.currencyCode}.`);
  const office = request.officeId ? await findOffice(trx, request.officeId) : undefined;
  if (request.officeId && !office) return refuse("office_unknown", "Please choose one of the offices.");

  const coupon = await findUsableCoupon(trx, request.couponCode, rows, caller, now);
  if (isRefusal(coupon)) return coupon;

  const stock = await lockStock(trx, rows.map(toCartItem));
  const [shortfall] = cartShortfalls(rows.map(toCartItem), stock);
  if (shortfall) {
    const name = rows.find((row) => row.variant_id === shortfall.variantId)?.name ?? "An item";
    return withCart(refuseShortStock(name, shortfall.available), rows, caller);
  }

  const priced = priceOrder(
    rows,
    discountOf(coupon),
    await listServiceLocations(trx),
    request.delivery.country,
  );
  if (!quoteMatches(body, rows, { ...priced, rateMicros: rate.rate_micros })) {
    return withCart(
      refuse("price_changed", "Prices have changed since you saw them. Please check the new total."),
      rows,
      caller,
    );
  }

  const kitContents = priced.isSwag ? await readKitDescription(trx, rows[0]?.product_id ?? 0) : "";
  const orderNo = newOrderNumber(randomBytes(16));
  const orderId = await insertOrder(
    trx,
    buildOrderRows({
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
  if (coupon && !(await claimCoupon(trx, coupon, { userId: caller.userId, orderId, now }))) {
    throw new AlreadyRedeemed(); // rolls back the order that was just written
  }
  if (priced.isSwag && !(await claimKit(trx, { userId: caller.userId, orderId, now })))
    throw new AlreadyRedeemed();
  await moveOrderStock(trx, stock, rows.map(toCartItem), -1, { reason: "order", orderNo, now });
  if (body.saveAddress) await saveAddress(trx, request.delivery, { userId: caller.userId, now });
  await queueMail(trx, jobs, {
    kind: "order-placed",
    recipient: caller.email,
    userId: caller.userId,
    orderId,
    now,
  });
  await emptyCart(trx, cartKey);
  return orderNo;
}

class AlreadyRedeemed extends Error {
  readonly code = "23505";
  readonly constraint = "redemptions_once_per_user";
}

function refuseCart(
  body: CheckoutInput,
  rows: readonly CartLineRow[],
  caller: Caller,
): Refusal<"cart_changed" | "cart_empty" | "product_withdrawn"> | undefined {
  if (rows.length === 0) return refuse("cart_empty", "Your cart is empty.");
  if (!cartMatches(body.cart, rows)) {
    return withCart(
      refuse("cart_changed", "Your cart has changed meanwhile. Please check it and order again."),
      rows,
      caller,
    );
  }
  const withdrawn = rows.find((row) => row.withdrawn_at);
  if (withdrawn)
    return withCart(
      refuse("product_withdrawn", `${withdrawn.name} is no longer sold. Please remove it.`),
      rows,
      caller,
    );
  return undefined;
}

/**
 * The coupon of the request, when this person may use it for this cart. Undefined when the request has none.
 */
async function findUsableCoupon(
  trx: Trx,
  code: string,
  rows: readonly CartLineRow[],
  caller: Caller,
  now: Date,
): Promise<
  | Coupon
  | undefined
  | Refusal<
      | "coupon_not_valid"
      | "kit_already_redeemed"
      | "kit_email_not_verified"
      | "kit_needs_coupon"
      | "kit_not_alone"
      | "login_needed"
    >
> {
  const { coupon, ...uses } = code
    ? await findCouponByCode(trx, foldCode(code), caller.userId)
    : { coupon: undefined };
  const hasKit = rows.some((row) => row.is_swag_item);
  const refusal =
    code && "usedByThisUser" in uses ? couponRefusal(coupon, { now, email: caller.email, ...uses }) : null;
  if (hasKit) {
    const kit = kitRedemptionRefusal({
      lines: rows.map((row) => ({ isSwag: row.is_swag_item, quantity: row.quantity })),
      user: { emailVerified: caller.emailVerified, kitRedeemed: await isKitRedeemed(trx, caller.userId) },
      swagCouponApplied: coupon?.kind === "swag" && !refusal,
    });
    if (kit && !(kit === "coupon" && refusal)) return refuseKitOrder(kit);
  }
  if (refusal) return refuseCoupon(refusal);
  if (coupon?.kind === "swag" && !hasKit) {
    return refuse("coupon_not_valid", "This coupon is for the welcome kit, which is not in your cart.");
  }
  return coupon;
}

/** The current cart is part of the refusal, so that the page can show what changed. */
const withCart = <C extends ErrorCode>(
  refusal: Refusal<C>,
  rows: readonly CartLineRow[],
  caller: Caller,
): Refusal<C> => ({
  ...refusal,
  extra: { ...refusal.extra, cart: cartResponse(rows, { sessionId: "", userId: caller.userId }) },
});
