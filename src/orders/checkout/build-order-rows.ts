import type { CartLineRow } from "../../buying/cart/cart-lines.store.ts";
import type { Coupon } from "../../buying/coupon/coupon.ts";
import { addressColumns } from "../../buying/saved-address/address-columns.ts";
import type { DeliveryAddress } from "../../contract/checkout.schemas.ts";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Language } from "../../platform/language/language.ts";
import { noCompany, type StoredCompany } from "../../platform/vat-number/billed-company.ts";
import type { OrderToInsert } from "../order/order.store.ts";
import { isToPay, type PayTimes, payBy } from "../order/pay-by.ts";
import type { CheckoutRequest } from "./checkout-request.ts";
import type { PricedOrder } from "./price-order.ts";

interface OrderParts {
  readonly orderId: OrderId;
  readonly orderNo: string;
  readonly request: Omit<CheckoutRequest, "couponCode">;
  readonly priced: PricedOrder;
  readonly rate: { readonly rate_micros: number; readonly currency_symbol: string };
  readonly office: string | undefined;
  /** The company that the buyer's orders are billed to, unless an office is. */
  readonly company: StoredCompany;
  readonly coupon: Coupon | undefined;
  /** The contents of the welcome kit as text; empty for every other order. */
  readonly kitContents: string;
  /** The parts of it that were not wanted, as text. */
  readonly declined: string;
  readonly requestHash: Buffer;
  readonly order: {
    readonly caller: { readonly userId: UserId; readonly emailVerified: boolean };
    readonly idempotencyKey: string;
    readonly language: Language;
    readonly limits: PayTimes;
    /** The network that it comes from, hashed. */
    readonly client: Buffer | null;
    readonly now: Date;
  };
}

/**
 * The rows of an order. Names, prices and the currency rate are copied, so that later changes leave the order
 * as it was.
 */
export function buildOrderRows({
  orderId,
  orderNo,
  request,
  priced,
  rate,
  office,
  company,
  coupon,
  kitContents,
  declined,
  requestHash,
  order,
}: OrderParts): OrderToInsert {
  return {
    order: {
      order_id: orderId,
      order_no: orderNo,
      user_id: order.caller.userId,
      is_swag: priced.isSwag,
      sub_total_paise: priced.subTotalPaise,
      discount_paise: priced.discountPaise,
      shipping_paise: priced.shippingPaise,
      grand_total_paise: priced.grandTotalPaise,
      weight_grams: priced.weightGrams,
      currency_code: request.currencyCode,
      currency_symbol: rate.currency_symbol,
      rate_micros: rate.rate_micros,
      coupon_code: coupon?.code ?? null,
      billing_office_id: office === undefined ? null : request.officeId,
      billing_office: office ?? null,
      // The kit is the employer's gift, and no invoice of the buyer's company.
      ...(priced.isSwag || office !== undefined ? noCompany : company),
      idempotency_key: order.idempotencyKey,
      request_hash: requestHash,
      placed_at: order.now,
      pay_by: isToPay(priced) ? payBy(order.caller.emailVerified, order.now, order.limits) : null,
      client_hash: isToPay(priced) ? order.client : null,
      language: order.language,
      // The kit is the customer's own, so it is no gift.
      is_gift: !priced.isSwag && request.giftNote !== undefined,
      gift_note: priced.isSwag ? "" : (request.giftNote ?? ""),
      ship_country: request.delivery.country,
      recipient_name: request.delivery.recipientName,
    },
    lines: priced.lines.map(({ row, totalPaise, discountPaise }) => ({
      ...lineRow(row, totalPaise, discountPaise, order.language),
      contents: kitContents,
      declined,
    })),
    addresses: [
      addressRow(request.delivery, false),
      ...(request.billing ? [addressRow(request.billing, true)] : []),
    ],
  };
}

/** Beside the store's own words, a line keeps those of the customer's language, which the customer has read. */
export const lineRow = (row: CartLineRow, totalPaise: number, discountPaise: number, language: Language) => ({
  translated_name: row.name_by_language[language] ?? null,
  translated_colour: row.colour_by_language[language] ?? null,
  product_id: row.product_id,
  variant_id: row.variant_id,
  size: row.size,
  product_name: row.name,
  colour_name: row.colour_name,
  image_path: row.image_path,
  quantity: row.quantity,
  web_price_paise: row.web_price_paise,
  selling_price_paise: row.selling_price_paise,
  total_paise: totalPaise,
  discount_paise: discountPaise,
  package_weight_grams: row.package_weight_grams,
  is_swag: row.is_swag_item,
});

const addressRow = (address: DeliveryAddress, isBilling: boolean) => ({
  is_billing: isBilling,
  ...addressColumns(address),
});
