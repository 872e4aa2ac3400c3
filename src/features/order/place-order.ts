import { createHash, randomBytes } from "node:crypto";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { ErrorsOf } from "../../contract/route-types.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { refusableTransaction } from "../../server/db/refusable-transaction.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { emptyCart, lockCart, readLockedLines } from "../cart/cart.store.ts";
import { lockCartStock } from "../cart/lock-cart-stock.ts";
import { moveOrderStock } from "../inventory/move-stock.ts";
import { readKitDescription } from "../kit/kit.store.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { saveAddress } from "../saved-address/saved-address.store.ts";
import { buildOrderRows } from "./build-order-rows.ts";
import { refuseCart, withCart } from "./check-cart.ts";
import { type CheckoutRequest, type PlaceOrder, readCheckout } from "./checkout-request.ts";
import {
  findCurrencyRate,
  findOffice,
  findOrderByIdempotencyKey,
  insertOrder,
  lockBuyer,
} from "./order.store.ts";
import { newOrderNumber } from "./order-number.ts";
import { priceCheckout } from "./price-order.ts";
import { claimRedemptions, findUsableCoupon } from "./redeem-coupon.ts";

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
  request: CheckoutRequest,
): Promise<string | Refusal<CheckoutError>> {
  const { body, caller, now } = order;
  const { userId } = caller;
  const requestHash = createHash("sha256").update(JSON.stringify(body)).digest();

  // 1. Lock what the order is made of. A second request with the same key waits here, and then finds the first one's order.
  const cartKey = await lockCart(trx, { userId }, now);
  if (!(await lockBuyer(trx, userId)))
    return refuse("login_expired", "Your login has expired. Please log in again.");
  const earlier = await findEarlierOrder(trx, order, requestHash);
  if (earlier !== undefined) return earlier;

  // 2. Check everything again in the database. The request's own figures are only compared.
  const rows = await readLockedLines(trx, cartKey);
  const cartRefused = refuseCart(rows, body.cart, caller);
  if (cartRefused) return cartRefused;
  const billing = await readBilling(trx, request);
  if (isRefusal(billing)) return billing;
  const coupon = await findUsableCoupon(trx, request.couponCode, { rows, caller, now });
  if (isRefusal(coupon)) return coupon;
  const stock = await lockCartStock(trx, rows);
  if (isRefusal(stock)) return withCart(stock, rows, caller);
  const { rate_micros: rateMicros } = billing.rate;
  const priced = await priceCheckout(trx, {
    rows,
    coupon,
    country: request.delivery.country,
    body,
    rateMicros,
  });
  if (isRefusal(priced)) return withCart(priced, rows, caller);

  // 3. Write the order, and claim what only one order can have. A lost claim rolls the order back.
  const orderNo = newOrderNumber(randomBytes(16));
  const kitContents = priced.isSwag ? await readKitDescription(trx, rows[0]?.product_id ?? 0) : "";
  const orderId = await insertOrder(
    trx,
    buildOrderRows({ orderNo, request, priced, ...billing, coupon, kitContents, requestHash, order }),
  );
  const lost = await claimRedemptions(trx, { coupon, isSwag: priced.isSwag }, { userId, orderId, now });
  if (lost) return lost;
  await moveOrderStock(trx, stock.counted, stock.demand, -1, { reason: "order", orderNo, now });

  // 4. What follows from the order.
  if (body.saveAddress) await saveAddress(trx, request.delivery, { userId, now });
  await queueMail(trx, jobs, { kind: "order-placed", recipient: caller.email, userId, orderId, now });
  await emptyCart(trx, cartKey);
  return orderNo;
}

/** The number of the order that this idempotency key has placed. Undefined when there is none. */
async function findEarlierOrder(trx: Trx, { caller, idempotencyKey }: PlaceOrder, requestHash: Buffer) {
  const earlier = await findOrderByIdempotencyKey(trx, caller.userId, idempotencyKey);
  if (!earlier) return undefined;
  if (earlier.request_hash.equals(requestHash)) return earlier.order_no;
  return refuse(
    "idempotency_key_reused",
    "This order was placed already; its key cannot be used for another.",
  );
}

/** The currency rate of the order, and the office that is billed, if any. */
async function readBilling(trx: Trx, { currencyCode, officeId }: CheckoutRequest) {
  const rate = await findCurrencyRate(trx, currencyCode);
  if (!rate) return refuse("currency_unknown", `The store does not show prices in ${currencyCode}.`);
  const office = officeId ? await findOffice(trx, officeId) : undefined;
  if (officeId && !office) return refuse("office_unknown", "Please choose one of the offices.");
  return { rate, office: office?.name };
}
