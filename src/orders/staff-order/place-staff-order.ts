import { createHash, randomBytes } from "node:crypto";
import { lockCart } from "../../buying/cart/cart.store.ts";
import { toCartItem } from "../../buying/cart/cart-item.ts";
import type { CartLineRow } from "../../buying/cart/cart-lines.store.ts";
import { checkCartStock } from "../../buying/cart/check-cart-stock.ts";
import { type Demand, lockStock } from "../../catalogue/stock/stock.store.ts";
import type { NewOrderPayment } from "../../contract/admin/staff-orders.ts";
import type { DeliveryAddress } from "../../contract/checkout.schemas.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { OrderActions } from "../../platform/audit/order-actions.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Trx } from "../../platform/db/database.ts";
import { sendTogether } from "../../platform/db/send-together.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Language } from "../../platform/language/language.ts";
import { buildOrderRows } from "../checkout/build-order-rows.ts";
import type { PricedOrder } from "../checkout/price-order.ts";
import { writeOrder } from "../checkout/write-order.ts";
import { type ChangeMaker, recordOrderChange } from "../fulfilment/change-maker.ts";
import { applyStatusChange } from "../fulfilment/change-order-status.ts";
import { changeLockedStatus } from "../order/change-status.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import {
  findCurrencyRate,
  findOrderByIdempotencyKey,
  type LinePart,
  lockBuyer,
  reserveOrderIds,
} from "../order/order.store.ts";
import { newOrderNumber } from "../order/order-number.ts";
import { type OrderLimits, refuseHeavyOrder, refuseLargeOrder } from "../order/order-size.ts";
import type { PayTimes } from "../order/pay-by.ts";
import { readLatestLanguage } from "./staff-order.store.ts";

/** What an order is made of, read after its stock is locked. */
export interface OrderContents {
  readonly rows: readonly CartLineRow[];
  readonly priced: PricedOrder;
  /** Of each row, why it costs what it costs; empty: it is the shop's price. */
  readonly priceReasons?: readonly string[];
  /** For a replacement: what each line item brings again, with the contents of a kit. */
  readonly replaced?: readonly {
    readonly contents: string;
    readonly declined: string;
    /** Null: a part of a kit, whose line stays. */
    readonly lineId: number | null;
    /** The parts of a kit, which are taken from the stock that they were taken from. */
    readonly parts: readonly LinePart[];
  }[];
}

export interface StaffOrder {
  readonly person: { readonly userId: UserId; readonly email: string };
  readonly delivery: DeliveryAddress;
  readonly demand: readonly Demand[];
  /** Reads and prices the products once their stock is locked. */
  readonly readContents: (trx: Trx) => Promise<OrderContents | Refusal<StaffOrderError>>;
  /** What must be locked and checked between the buyer and the stock. */
  readonly check?: (trx: Trx) => Promise<Refusal<StaffOrderError> | undefined>;
  readonly payment: NewOrderPayment;
  /** Of its mails and documents; without it that of the person's latest order. */
  readonly language?: Language;
  readonly replaces?: OrderId;
  /** One key of one person makes one order. */
  readonly key: string;
  /** What the audit row says was made. */
  readonly made: MadeOrder;
}

type MadeAction = "order made by staff" | "order made from a quote" | "replacement made";
type MadeOrder = { [A in MadeAction]: { action: A; after: OrderActions[A]["after"] } }[MadeAction];

export type StaffOrderError =
  | "line_not_found"
  | "order_not_found"
  | "order_too_large"
  | "out_of_stock"
  | "price_changed"
  | "product_withdrawn"
  | "shipment_too_large"
  | "state_conflict"
  | "version_conflict";

export interface StaffOrderContext {
  readonly jobs: Jobs;
  readonly limits: OrderLimits & PayTimes;
  readonly baseCurrency: string;
  readonly isLinkAutomatic: boolean;
  readonly calendar: Calendar;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** The same where its buyer may have asked for it: by accepting a quote, or by the exchange of a size that is sent at once. */
export type PlaceContext = Omit<StaffOrderContext, "staff"> & { readonly by: ChangeMaker };

/**
 * Makes one order for a person, in the caller's transaction: stock, first status, payment by hand, mails and audit row happen
 * together or not at all. The rules are those of a checkout. Returns its number; the same one for the same key.
 */
export async function placeStaffOrder(
  trx: Trx,
  order: StaffOrder,
  { jobs, limits, baseCurrency, isLinkAutomatic, calendar, by, now }: PlaceContext,
): Promise<{ readonly orderNo: string; readonly isNew: boolean } | Refusal<StaffOrderError>> {
  const { userId, email } = order.person;
  const { payment } = order;
  await lockCart(trx, { userId }, now); // a second request with the same key waits here
  const company = await lockBuyer(trx, userId);
  if (!company) return refuse("state_conflict", `${email} is blocked.`);
  const earlier = await findOrderByIdempotencyKey(trx, userId, order.key);
  if (earlier) return { orderNo: earlier.order_no, isNew: false };
  const notNow = await order.check?.(trx);
  if (notNow) return notNow;
  const counted = await lockStock(trx, order.demand);
  const contents = await order.readContents(trx);
  if (isRefusal(contents)) return contents;
  const { rows, priced, replaced, priceReasons } = contents;
  const parts = replaced?.flatMap((line) => line.parts) ?? [];
  const stock = checkCartStock(rows, counted, demandOf(rows, parts));
  if (isRefusal(stock)) return stock;
  const countedRows = rows.filter((row) => row.variant_stock !== null || row.size_stock !== null);
  const tooLarge = refuseLargeOrder(countedRows, limits) ?? refuseHeavyOrder(priced.weightGrams);
  if (tooLarge) return tooLarge;
  const rate = await findCurrencyRate(trx, baseCurrency);
  if (!rate) throw new Error(`The base currency ${baseCurrency} has no rate`);

  const { orderId, mailId } = await reserveOrderIds(trx);
  const language = order.language ?? (await readLatestLanguage(trx, userId));
  const orderNo = newOrderNumber(randomBytes(16));
  const built = buildOrderRows({
    orderId,
    orderNo,
    request: {
      delivery: order.delivery,
      billing: undefined,
      officeId: 0,
      currencyCode: baseCurrency,
      giftNote: undefined,
    },
    priced,
    rate,
    office: undefined,
    company,
    coupon: undefined,
    kitContents: "",
    declined: "",
    requestHash: createHash("sha256").update(order.key).digest(),
    // Staff know whom they order for, so the customer has the whole time.
    order: {
      caller: { userId, emailVerified: true },
      idempotencyKey: order.key,
      language,
      limits,
      client: null,
      now,
    },
  });
  const freeReason = payment.kind === "free" ? payment.reason : null;
  const madeBy = by.kind === "staff" ? by.staff.caller.userId : undefined;
  const orderRows = {
    ...built,
    order: {
      ...built.order,
      made_by: madeBy ?? null,
      free_reason: freeReason,
      replaces_order_id: order.replaces ?? null,
    },
    lines: built.lines.map((line, index) => ({
      ...line,
      contents: replaced?.[index]?.contents ?? "",
      declined: replaced?.[index]?.declined ?? "",
      replaces_line_id: replaced?.[index]?.lineId ?? null,
      price_reason: priceReasons?.[index] ?? "",
    })),
    parts,
    ...(madeBy !== undefined && { madeBy }),
  };
  const asksForPayment = payment.kind === "link" && isLinkAutomatic && priced.grandTotalPaise > 0;
  const mail = { recipient: email, userId, mailId };
  const written = { rows: orderRows, orderId, orderNo, stock, mail, asksForPayment, now };
  await sendTogether(trx, (t) => writeOrder(t, jobs, written));
  if (payment.kind !== "link")
    await confirmNow(trx, orderNo, payment, { jobs, calendar, times: limits, by, now });
  await recordOrderChange(trx, by, {
    ...order.made,
    subject: "orders",
    subjectId: orderNo,
    now,
  });
  return { orderNo, isNew: true };
}

/** What the rows take from stock: of a kit that took its parts, those. */
function demandOf(rows: readonly CartLineRow[], parts: readonly LinePart[]): Demand[] {
  return rows.flatMap((row) => {
    const taken = parts.filter(
      ({ line, part }) =>
        line.variantId === row.variant_id && line.size === row.size && part.taken_from === "parts",
    );
    if (taken.length === 0) return [toCartItem(row)];
    return taken.map(({ part }) => ({
      variantId: part.variant_id,
      size: part.size ?? "",
      quantity: part.quantity * row.quantity,
    }));
  });
}

/** What is free or was paid by hand waits for nothing: it is confirmed by the function that confirms any order. */
async function confirmNow(
  trx: Trx,
  orderNo: string,
  payment: Exclude<NewOrderPayment, { kind: "link" }>,
  {
    jobs,
    by,
    ...context
  }: Pick<PlaceContext, "by" | "calendar" | "jobs" | "now"> & { readonly times: PayTimes },
): Promise<void> {
  const order = await lockOrder(trx, orderNo);
  if (!order) throw new Error(`${orderNo} was just made and is gone`);
  if (by.kind === "buyer") {
    const step = { from: order.status, to: "Order Confirmed", cause: { kind: "exchange" } } as const;
    return changeLockedStatus(trx, jobs, { order, ...step, now: context.now });
  }
  const paid =
    payment.kind === "hand" && order.grand_total_paise > 0
      ? { paymentMethod: payment.method, paymentReference: payment.reference }
      : {};
  const shipping = payment.kind === "free" ? { shipping: 0 } : {};
  const change = { from: order.status, to: "Order Confirmed", ...paid, ...shipping };
  const { staff } = by;
  const refused = await applyStatusChange(trx, jobs, order, "Order Confirmed", { change, staff, ...context });
  if (refused) throw new Error(refused.detail);
}
