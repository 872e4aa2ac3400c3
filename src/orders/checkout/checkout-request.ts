import {
  type DeliveryArea,
  deliveryCountry,
  servedCountry,
} from "../../catalogue/shipping/delivery-country.ts";
import type { CheckoutInput, DeliveryAddress } from "../../contract/checkout.schemas.ts";
import { type ErrorCode, isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import { lacksRegion } from "../../platform/address/lacks-region.ts";
import type { Language } from "../../platform/language/language.ts";
import { toSingleLine, visibleText } from "../../platform/mail/single-line.ts";
import { giftNote } from "../order/gift-note.ts";
import type { OrderLimits } from "../order/order-size.ts";
import type { PayTimes } from "../order/pay-by.ts";
import type { HoldLimits } from "./unpaid-holds.ts";

export interface PlaceOrder {
  readonly body: CheckoutInput;
  /** One key of one person makes one order, even if the response is lost. */
  readonly idempotencyKey: string;
  /** Of the checkout page. The order's mails and documents have it. */
  readonly language: Language;
  readonly limits: OrderLimits & PayTimes;
  readonly holdLimits: HoldLimits;
  /** The network that it comes from, hashed; null: limits by network are off. */
  readonly client: Buffer | null;
  readonly caller: Caller;
  /** Whether a payment provider makes the link by itself. */
  readonly isLinkAutomatic: boolean;
  readonly now: Date;
  /** The store's. */
  readonly timeZone: string;
}

export interface CheckoutRequest {
  readonly delivery: DeliveryAddress;
  readonly billing: DeliveryAddress | undefined;
  /** 0: not billed to an office. */
  readonly officeId: number;
  readonly couponCode: string;
  readonly currencyCode: string;
  /** The note of a gift; empty when the customer wrote none. Undefined: no gift. */
  readonly giftNote: string | undefined;
}

/** Reads the checkout payload (specification 3). */
export function readCheckout(
  body: CheckoutInput,
  isOrg: boolean,
): CheckoutRequest | Refusal<"address_missing" | "billing_not_allowed"> {
  const addresses = body.deliveryAddress.map(cleaned);
  const [delivery, ...moreDeliveries] = addresses.filter((address) => !address.isBilling);
  const [billing, ...moreBillings] = addresses.filter((address) => address.isBilling);
  if (!delivery || moreDeliveries.length || moreBillings.length) {
    return refuse("address_missing", "An order has one delivery address, and at most one for billing.");
  }
  if ([delivery, billing].some((address) => address && isBlank(address))) return addressMissing;
  const officeId = body.billingAddressId ?? 0;
  if (!isOrg && (billing || officeId)) {
    return refuse("billing_not_allowed", "Only company accounts can be billed to an office.");
  }
  return {
    delivery,
    billing,
    officeId,
    couponCode: body.couponCode?.trim() ?? "",
    currencyCode: body.currencyCode.toUpperCase(),
    giftNote: body.gift && giftNote(body.gift.note),
  };
}

const addressMissing = refuse(
  "address_missing",
  "Full name, contact, address, region, city and country are needed.",
);

/**
 * The same request with its countries as the store's list calls them, or by their English names. Refuses country_unknown,
 * country_not_served (of the delivery: a bill may go anywhere), and address_missing where a country has regions and the address has none.
 */
export function withKnownCountries(
  request: CheckoutRequest,
  area: DeliveryArea,
): CheckoutRequest | Refusal<"address_missing" | "country_not_served" | "country_unknown"> {
  const delivery = inCountry(request.delivery, servedCountry(request.delivery.country, area));
  if (isRefusal(delivery)) return delivery;
  const billing =
    request.billing && inCountry(request.billing, deliveryCountry(request.billing.country, area.locations));
  return isRefusal(billing) ? billing : { ...request, delivery, billing };
}

function inCountry<C extends ErrorCode>(address: DeliveryAddress, country: string | Refusal<C>) {
  if (isRefusal(country)) return country;
  return lacksRegion({ ...address, country }) ? addressMissing : { ...address, country };
}

/** What is printed and mailed must be what staff see on the screen. */
const cleaned = (address: DeliveryAddress): DeliveryAddress => ({
  ...address,
  recipientName: toSingleLine(address.recipientName),
  recipientPhone: toSingleLine(address.recipientPhone),
  recipientCity: toSingleLine(address.recipientCity),
  region: toSingleLine(address.region),
  address: visibleText(address.address),
  country: toSingleLine(address.country),
  postalCode: toSingleLine(address.postalCode ?? ""),
});

const isBlank = (address: DeliveryAddress): boolean =>
  [
    address.recipientName,
    address.recipientPhone,
    address.recipientCity,
    address.address,
    address.country,
  ].includes("");
