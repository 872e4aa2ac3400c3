import { readDeliveryArea } from "../../catalogue/shipping/shipping.store.ts";
import type { DeliveryAddress } from "../../contract/checkout.schemas.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { UserId } from "../../contract/ids.ts";
import type { ErrorsOf, Output } from "../../contract/route-types.ts";
import { findAccount, insertPerson } from "../../people/account/account.store.ts";
import { proveBegunAccount } from "../../people/account/prove-begun-account.ts";
import { readErasedKits } from "../../people/erased-kit/erased-kits.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import { isSameCountry } from "../../platform/country/read-country.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { Overtaken } from "../../platform/db/retry-conflicts.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { signOrderLink } from "../../platform/order-link/sign-order-link.ts";
import { readCheckout, withKnownCountries } from "../checkout/checkout-request.ts";
import { priceOrder } from "../checkout/price-order.ts";
import { setBilledCompany } from "../order/locked-order.store.ts";
import { findOrderToLink } from "../order/order-link.store.ts";
import type { OrderLimits } from "../order/order-size.ts";
import type { PayTimes } from "../order/pay-by.ts";
import { placeStaffOrder, type StaffOrderError } from "../staff-order/place-staff-order.ts";
import { limitsOfReplacement } from "../staff-order/replace-pieces.ts";
import { readSkus } from "../staff-order/sku.store.ts";
import { splitName } from "../staff-order/staff-order.ts";
import { withVariants } from "./custom-lines.ts";
import { lockOpenQuote, type OpenQuote } from "./open-quote.ts";
import { updateQuote } from "./quote.store.ts";

type AcceptError = ErrorsOf<"POST /api/quotes/accept">;
type Accepted = Output<"POST /api/quotes/accept">;

export interface AcceptQuote {
  readonly token: string;
  readonly versionNo: number;
  readonly delivery: DeliveryAddress;
  readonly jobs: Jobs;
  readonly limits: OrderLimits & PayTimes;
  readonly baseCurrency: string;
  readonly isLinkAutomatic: boolean;
  readonly calendar: Calendar;
  readonly now: Date;
}

/**
 * Makes the order of a quote at the prices of the version that its customer has read, in one transaction with the acceptance. Returns the
 * order, and the same one for a second press or another tab. Refuses with the codes of the contract; then nothing has changed.
 */
export async function acceptQuote(db: Db, accept: AcceptQuote): Promise<Accepted | Refusal<AcceptError>> {
  const result = await refusableTransaction(db, (trx) => acceptInTransaction(trx, accept));
  const { orderNo, orderLink } =
    isRefusal(result) && result.refused === "quote_accepted" ? (result.extra ?? {}) : {};
  return orderNo && orderLink ? { orderNo, orderLink } : result;
}

async function acceptInTransaction(trx: Trx, accept: AcceptQuote): Promise<Accepted | Refusal<AcceptError>> {
  const { baseCurrency, limits, now, ...context } = accept;
  const open = await lockOpenQuote(trx, accept);
  if (isRefusal(open)) return open;
  const { quote, sent, quoteId } = open;
  const delivery = await readDelivery(trx, accept, sent.country);
  if (isRefusal(delivery)) return delivery;
  const { userId } = await findOrMakePerson(trx, open, delivery, now);
  const lines = await withVariants(trx, sent.lines, now);
  const demand = lines.map(({ variantId, size, quantity }) => ({ variantId, size, quantity }));
  const made = await placeStaffOrder(
    trx,
    {
      person: { userId, email: quote.email },
      delivery,
      demand,
      payment: { kind: "link" },
      language: quote.language,
      key: `quote ${quoteId} of ${quote.quote_no}`,
      made: {
        action: "order made from a quote",
        after: { quote: quote.quote_no, version: sent.version_no },
      },
      check: async (t) =>
        (await proveBegunAccount(t, userId, now))
          ? undefined
          : refuse("state_conflict", "The account is blocked."),
      readContents: (t) => readQuoted(t, open, lines),
    },
    {
      jobs: context.jobs,
      isLinkAutomatic: context.isLinkAutomatic,
      calendar: context.calendar,
      limits: limitsOfReplacement(limits),
      baseCurrency,
      by: { kind: "buyer", userId },
      now,
    },
  );
  if (isRefusal(made)) return asAcceptRefusal(made);
  const order = await findOrderToLink(trx, made.orderNo);
  if (!order) throw new Error(`${made.orderNo} was just made and is gone`);
  const accepted = { state: "accepted", order_id: order.orderId, settled_at: now } as const;
  await updateQuote(trx, quoteId, accepted, now);
  if (quote.company || quote.vat_number)
    await setBilledCompany(trx, order.orderId, {
      billing_company: quote.company || null,
      billing_vat_number: quote.vat_number || null,
      billing_reference: null,
    });
  return { orderNo: made.orderNo, orderLink: signOrderLink(order.secret, order) };
}

/** The typed address, in the country that the delivery charge is for. */
async function readDelivery(
  trx: Trx,
  { delivery, baseCurrency }: AcceptQuote,
  country: string,
): Promise<DeliveryAddress | Refusal<"address_missing" | "country_not_served" | "country_unknown">> {
  const read = readCheckout(
    { userId: 0, currencyCode: baseCurrency, deliveryAddress: [{ ...delivery, isBilling: false }] },
    true,
  );
  if (isRefusal(read)) return refuse("address_missing", read.detail);
  const known = withKnownCountries(read, await readDeliveryArea(trx));
  if (isRefusal(known)) return known;
  if (!isSameCountry(known.delivery.country, country))
    return refuse(
      "country_not_served",
      `The delivery charge of this quote is for ${country}. Please ask for a change.`,
    );
  return known.delivery;
}

/** The account of the address that the link was mailed to, which using the link proves. A new one has no password. */
async function findOrMakePerson(
  trx: Trx,
  { quote }: OpenQuote,
  { recipientName, recipientPhone }: DeliveryAddress,
  now: Date,
): Promise<{ readonly userId: UserId }> {
  const { email, email_folded: emailFolded, name } = quote;
  const known = await findAccount(trx as unknown as Db, emailFolded);
  if (known) return { userId: known.user_id };
  const { firstName, lastName } = splitName(name || recipientName);
  const made = await insertPerson(trx, {
    email,
    email_folded: emailFolded,
    first_name: firstName,
    last_name: lastName,
    contact_no: recipientPhone,
    email_proved_at: now,
    created_at: now,
    ...(await readErasedKits(trx, emailFolded)),
  });
  if (!made) throw new Overtaken("An account with this address was made at the same moment");
  return { userId: made.user_id };
}

/**
 * The lines of a version as an order has them: names, weights and stock of now, its own prices and delivery charge. What the shop asks
 * today does not matter. Refuses product_withdrawn where a size or variant is there no more.
 */
async function readQuoted(trx: Trx, { sent }: OpenQuote, lines: Awaited<ReturnType<typeof withVariants>>) {
  const variantIds = [...new Set(lines.map(({ variantId }) => variantId))];
  const skus = await readSkus(trx, { numbers: [], products: [], variantIds });
  const rows = lines.flatMap(({ variantId, size, quantity, unitPaise }) => {
    const sku = skus.find((each) => each.variant_id === variantId && each.size === size);
    if (!sku) return [];
    const { volume_prices: _, ...row } = sku;
    return [{ ...row, cart_id: "", quantity, selling_price_paise: unitPaise }];
  });
  if (rows.length < lines.length)
    return refuse("product_withdrawn", "One of these products is no longer there. Please ask for a change.");
  const priced = priceOrder(rows, { kind: "none" }, [], sent.country);
  const shippingPaise = sent.shipping_paise;
  return {
    rows,
    priceReasons: lines.map(({ reason }) => reason ?? ""),
    priced: { ...priced, shippingPaise, grandTotalPaise: priced.subTotalPaise + shippingPaise },
  };
}

/** A blocked account is the only conflict, and nothing of an order that is there is named. */
function asAcceptRefusal({ refused, ...rest }: Refusal<StaffOrderError>): Refusal<AcceptError> {
  if (refused === "state_conflict") return { refused: "account_blocked", ...rest };
  if (refused === "order_too_large" || refused === "out_of_stock" || refused === "product_withdrawn")
    return { refused, ...rest };
  throw new Error(`Accepting a quote was refused with ${refused}`);
}
