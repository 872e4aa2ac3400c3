import { createHash, randomBytes } from "node:crypto";
import { emptyCart, lockCart } from "../../buying/cart/cart.store.ts";
import { type CartLineRow, readCart } from "../../buying/cart/cart-lines.store.ts";
import { findCouponByCode } from "../../buying/coupon/coupon.store.ts";
import { foldCode } from "../../buying/coupon/coupon.ts";
import { saveAddress } from "../../buying/saved-address/saved-address.store.ts";
import { readDeliveryArea } from "../../catalogue/shipping/shipping.store.ts";
import { lockStockInCart } from "../../catalogue/stock/stock.store.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { ErrorsOf } from "../../contract/route-types.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { sendTogether } from "../../platform/db/send-together.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import {
  findCurrencyRate,
  findOffice,
  findOrderByIdempotencyKey,
  lockBuyer,
  reserveOrderIds,
} from "../order/order.store.ts";
import { newOrderNumber } from "../order/order-number.ts";
import { refuseHeavyOrder, refuseLargeOrder } from "../order/order-size.ts";
import { isToPay } from "../order/pay-by.ts";
import { buildOrderRows } from "./build-order-rows.ts";
import { cartChanged, refuseCart, withCart } from "./check-cart.ts";
import { checkOrderStock } from "./check-order-stock.ts";
import { checkUnpaidHolds } from "./check-unpaid-holds.ts";
import {
  type CheckoutRequest,
  type PlaceOrder,
  readCheckout,
  withKnownCountries,
} from "./checkout-request.ts";
import { priceCheckout } from "./price-order.ts";
import { checkCoupon, claimRedemptions } from "./redeem-coupon.ts";
import { declinedOf, partSizesOf, shownSubstitutes, substitutesMatch } from "./verify-checkout-quote.ts";
import { writeOrder } from "./write-order.ts";

type CheckoutError = ErrorsOf<"POST /api/ShoppingCart/Checkout">;

/**
 * Places the caller's cart as one order, in one transaction. Returns the order number, and the same one for the same
 * idempotency key. Refuses with the codes of the contract; then nothing has changed. Specification 4, 8, 9.
 */
export async function placeOrder(
  db: Db,
  jobs: Jobs,
  order: PlaceOrder,
): Promise<string | Refusal<CheckoutError>> {
  const request = readCheckout(order.body, order.caller.isOrg);
  if (isRefusal(request)) return request;
  return refusableTransaction(db, (trx) => placeInTransaction(trx, jobs, order, request));
}

async function placeInTransaction(
  trx: Trx,
  jobs: Jobs,
  order: PlaceOrder,
  read: CheckoutRequest,
): Promise<string | Refusal<CheckoutError>> {
  const { body, caller, language, now } = order;
  const { userId } = caller;
  const requestHash = createHash("sha256").update(JSON.stringify(body)).digest();

  // 1. Lock what the order is made of, and read everything again in the database. The request's own figures are only
  // compared. A second request with the same key waits at the cart, and then finds the first one's order.
  const found = await sendTogether(trx, (t) => readForOrder(t, order, read));
  if (!found.company) return refuse("login_expired", "Your login has expired. Please log in again.");
  const { earlier, rows, company } = found;
  if (earlier) return repeatOrder(earlier, requestHash);

  // 2. Check everything.
  const request = withKnownCountries(read, found.area);
  if (isRefusal(request)) return request;
  const cartRefused = refuseCart(rows, body.cart, order);
  if (cartRefused) return cartRefused;
  const billing = checkBilling(found, request);
  if (isRefusal(billing)) return billing;
  const redeemed = await checkCoupon(trx, found.coupon, { rows, caller, now, timeZone: order.timeZone });
  if (isRefusal(redeemed)) return redeemed;
  const { coupon } = redeemed;
  const taken = await checkOrderStock(trx, rows, {
    counted: found.stock,
    declined: declinedOf(body.cart),
    partSizes: partSizesOf(body.cart),
  });
  if (isRefusal(taken)) return withCart(taken, rows, order);
  const { stock, kitContents, declined, parts } = taken;
  // The cart was read before its stock was locked, so what stands in is read again for the page.
  if (!substitutesMatch(shownSubstitutes(body.cart), parts, "variant_id"))
    return withCart(cartChanged, await readCart(trx, { userId }), order);
  const tooLarge = refuseLargeOrder(countedLines(rows), order.limits);
  if (tooLarge) return withCart(tooLarge, rows, order);
  const { rate_micros: rateMicros } = billing.rate;
  const { country } = request.delivery;
  const priced = priceCheckout({
    ...taken,
    coupon,
    country,
    body,
    rateMicros,
    locations: found.area.locations,
  });
  if (isRefusal(priced)) return withCart(priced, rows, order);
  const tooHeavy = refuseHeavyOrder(priced.weightGrams);
  if (tooHeavy) return withCart(tooHeavy, rows, order);

  // 3. Write the order and what follows from it, and claim what only one order can have. A lost claim rolls all back.
  const orderNo = newOrderNumber(randomBytes(16));
  const { orderId, mailId } = found.ids;
  const built = {
    orderId,
    orderNo,
    request,
    priced,
    ...billing,
    company,
    coupon,
    kitContents,
    declined,
    requestHash,
    order,
  };
  const written = {
    rows: { ...buildOrderRows(built), parts },
    orderId,
    orderNo,
    stock,
    now,
    mail: { recipient: caller.email, userId, mailId, language },
    asksForPayment: order.isLinkAutomatic && !priced.isSwag,
  };
  const holdsStock = isToPay(priced) && countedLines(rows).length > 0;
  const hold = { orderId, caller, client: order.client, rows, ...stock, limits: order.holdLimits };
  const [, lost, , , holdsTooMuch] = await sendTogether(trx, (t) => {
    const inserted = writeOrder(t, jobs, written);
    const claimed = claimRedemptions(t, redeemed, { userId, orderId, now });
    return Promise.all([
      inserted,
      claimed,
      body.saveAddress && saveAddress(t, request.delivery, { userId, now }),
      emptyCart(t, found.cartKey),
      // Its locks are the last ones, so it waits where a coupon is claimed: one round trip more.
      holdsStock && (coupon ? claimed.then(() => checkUnpaidHolds(t, hold)) : checkUnpaidHolds(t, hold)),
    ]);
  });
  return lost ?? (holdsTooMuch ? withCart(holdsTooMuch, rows, order) : orderNo);
}

/** Locks in the order of docs/decisions/0023-order-of-locks.md: cart, buyer, stock. What is read after a lock is up to date. */
async function readForOrder(
  trx: Trx,
  { caller: { userId }, idempotencyKey, now }: PlaceOrder,
  { couponCode, currencyCode, officeId }: CheckoutRequest,
) {
  const [cartKey, company, earlier, rows, stock, rate, office, coupon, area, ids] = await Promise.all([
    lockCart(trx, { userId }, now),
    lockBuyer(trx, userId),
    findOrderByIdempotencyKey(trx, userId, idempotencyKey),
    readCart(trx, { userId }),
    lockStockInCart(trx, userId),
    findCurrencyRate(trx, currencyCode),
    officeId ? findOffice(trx, officeId) : undefined,
    couponCode ? findCouponByCode(trx, foldCode(couponCode), userId) : undefined,
    readDeliveryArea(trx),
    reserveOrderIds(trx),
  ]);
  return { cartKey, company, earlier, rows, stock, rate, office, coupon, area, ids };
}
type FoundForOrder = Awaited<ReturnType<typeof readForOrder>>;

/** The number of the order that this idempotency key has placed. Refuses the key for another request. */
function repeatOrder(earlier: NonNullable<FoundForOrder["earlier"]>, requestHash: Buffer) {
  if (earlier.request_hash.equals(requestHash)) return earlier.order_no;
  return refuse(
    "idempotency_key_reused",
    "This order was placed already; its key cannot be used for another.",
  );
}

/** The currency rate of the order, and the office that is billed, if any. */
function checkBilling({ rate, office }: FoundForOrder, { currencyCode, officeId }: CheckoutRequest) {
  if (!rate) return refuse("currency_unknown", `The store does not show prices in ${currencyCode}.`);
  if (officeId && !office) return refuse("office_unknown", "Please choose one of the offices.");
  return { rate, office: office?.name };
}

const countedLines = (rows: readonly CartLineRow[]) =>
  rows.filter((row) => row.variant_stock !== null || row.size_stock !== null);
