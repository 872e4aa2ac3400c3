import type { Product } from "../../../src/contract/catalogue.schemas.ts";
import { exchangeActions } from "../../../tests/support/exchange-actions.ts";
import { newBuyer } from "../../../tests/support/new-buyer.ts";
import { placeOrder } from "../../../tests/support/place-order.ts";
import { deliverOrder, placePaidOrder } from "../../../tests/support/place-paid-order.ts";
import { redeemKit } from "../../../tests/support/redeem-kit.ts";
import { findProduct } from "../../../tests/support/shopping.ts";
import { sendWebhook, stripePaid } from "../../../tests/support/signed-webhook.ts";
import type { SampleDataTarget } from "./sample-data.ts";
import { emailOf, type Person, people } from "./sample-people.ts";

const DAY_MS = 24 * 3_600_000;
/** Orders confirmed this many days ago and never dispatched: the dashboard shows that they need attention. */
const daysOfForgottenOrders = new Set([14, 9]);
const names = [
  "Everyday Mug",
  "Canvas Tote",
  "Hardcover Notebook A5",
  "Insulated Bottle 600 ml",
  "Classic Crew T-shirt",
  "Commuter Backpack 20 L",
  "Aluminium Click Pen",
];

/** Creates a month of orders in every status. Moves the store's clock, and sets it back at the end. */
export async function addSampleOrders(target: SampleDataTarget) {
  const { store, token, longNamed } = target;
  const exchanges = exchangeActions(() => store);
  const sampleProducts = names.map((name) => findProduct(store, ({ productName }) => productName === name));
  const product = (n: number) => sampleProducts[n % sampleProducts.length] as Product;
  const linesOf = (n: number) => [
    { product: product(n), qty: 1 + (n % 3) },
    ...(n % 2 ? [{ product: product(n + 3), qty: 1 + (n % 2) }] : []),
  ];
  const orderInput = (person: Person, n: number, more = {}) => ({
    named: customerOf(person, n),
    address: person.address,
    lines: linesOf(n),
    currencyCode: n % 4 ? "INR" : "USD",
    more,
  });
  const changeStatus = async (orderNo: string, body: object) => {
    const params = { orderNo };
    const { status } = await store.call("POST /api/admin/orders/{orderNo}/status", { params, token, body });
    if (status !== 200) throw new Error(`${orderNo} was not moved: ${JSON.stringify(body)}`);
  };
  const confirm = (orderNo: string) =>
    changeStatus(orderNo, { from: "Order Requested", to: "Order Confirmed" });

  const daysAgo = [29, 27, 26, 24, 22, 21, 19, 17, 16, 14, 13, 12, 10, 9, 8, 6, 5, 4, 3, 2];
  for (const [n, days] of daysAgo.entries()) {
    store.advanceClock(-days * DAY_MS);
    const person = people[n % people.length] as Person;
    const { orderNo } = await placePaidOrder(
      store,
      target,
      n % 2 ? "razorpay" : "stripe",
      orderInput(person, n),
    );
    if (days > 5 && !daysOfForgottenOrders.has(days)) await deliverOrder(store, orderNo, token);
    if (days > 2 && days <= 5) await changeStatus(orderNo, dispatched(n));
    store.advanceClock(days * DAY_MS);
  }
  for (const days of [12, 7, 3]) {
    store.advanceClock(-days * DAY_MS);
    const person = people[days % people.length] as Person;
    const buyer = await newBuyer(store, { identity: customerOf(person, 50 + days) });
    const { body: orderNo } = await redeemKit(store, buyer);
    await confirm(orderNo);
    await changeStatus(orderNo, dispatched(days));
    store.advanceClock(days * DAY_MS);
  }
  const returned = await placePaidOrder(store, target, "stripe", {
    ...orderInput(people[2] as Person, 70),
    lines: [
      { product: product(4), qty: 2 },
      { product: product(0), qty: 1 },
    ],
  });
  await deliverOrder(store, returned.orderNo, token);
  const exchangeable = await placePaidOrder(store, target, "stripe", {
    ...orderInput(people[6] as Person, 71),
    lines: [
      { product: product(4), qty: 3 },
      { product: product(3), qty: 2 },
    ],
  });
  const toDispatch = [];
  for (const n of [80, 81, 82]) {
    const { orderNo } = await placeOrder(store, orderInput(people[n % people.length] as Person, n));
    await confirm(orderNo);
    toDispatch.push(orderNo);
  }
  // One is packed.
  await store.call("POST /api/admin/orders/packing-slips", {
    token,
    body: { orderNos: toDispatch.slice(0, 1) },
  });
  const cancelled = await placeOrder(store, orderInput(people[7] as Person, 90));
  await changeStatus(cancelled.orderNo, { from: "Order Requested", to: "Cancelled" });
  const long = await placeOrder(store, orderInput(longNamed, 91));
  const requested = await placeOrder(store, {
    ...orderInput(people[0] as Person, 92),
    checkoutFields: { couponCode: "SAVE10" },
  });
  await sendWebhook(
    store,
    "stripe",
    stripePaid({ link: "plink_of_nobody", amount: 70_000, currency: "USD", intent: "pi_3Qx7a2eZvKYlo2C1" }),
  );
  const exchanged = await exchanges.deliveredShirts();
  const asked = await exchanges.ask(exchanged);
  if (asked.status !== 200) throw new Error(`No exchange: ${asked.problem.detail}`);
  return { returned, exchangeable, exchanged, toDispatch, cancelled, long, requested };
}

const dispatched = (n: number) => ({
  from: "Order Confirmed",
  to: "Dispatched",
  shippedBy: n % 2 ? "BlueDart" : "Delhivery",
  awbNo: `${n % 2 ? "BD" : "DL"} ${4711_0815 + n * 977}`,
});

/** A separate customer for each order, so that orders do not share a cart. */
const customerOf = (person: Person, n: number) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: emailOf(person).replace("@", `${n}@`),
});
