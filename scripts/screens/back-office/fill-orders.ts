import type { Product } from "../../../src/contract/catalog.schemas.ts";
import { newBuyer } from "../../../tests/support/new-buyer.ts";
import { deliverOrder, paidOrder } from "../../../tests/support/paid-order.ts";
import { placeOrder } from "../../../tests/support/place-order.ts";
import { redeemKit } from "../../../tests/support/redeem-kit.ts";
import { productWhere } from "../../../tests/support/shopping.ts";
import { deliver, stripePaid } from "../../../tests/support/signed-message.ts";
import type { Filling } from "./filling.ts";
import { emailOf, type Person, people } from "./people.ts";

const DAY_MS = 24 * 3_600_000;
/** Confirmed so many days ago and forgotten: they are stuck. */
const leftBehind = new Set([14, 9]);
const names = [
  "Everyday Mug",
  "Canvas Tote",
  "Hardcover Notebook A5",
  "Insulated Bottle 600 ml",
  "Classic Crew T-shirt",
  "Commuter Backpack 20 L",
  "Aluminium Click Pen",
];

/** Orders of a month in every status; the clock ends where it began. */
export async function fillOrders(filling: Filling) {
  const { store, token, odd } = filling;
  const goods = names.map((name) => productWhere(store, ({ productName }) => productName === name));
  const product = (n: number) => goods[n % goods.length] as Product;
  const linesOf = (n: number) => [
    { product: product(n), qty: 1 + (n % 3) },
    ...(n % 2 ? [{ product: product(n + 3), qty: 1 + (n % 2) }] : []),
  ];
  const wanted = (person: Person, n: number, more = {}) => ({
    named: namedAs(person, n),
    address: person.address,
    lines: linesOf(n),
    currencyCode: n % 4 ? "INR" : "USD",
    more,
  });
  const step = async (orderNo: string, body: object) => {
    const params = { orderNo };
    const { status } = await store.call("POST /api/admin/orders/{orderNo}/status", { params, token, body });
    if (status !== 200) throw new Error(`${orderNo} was not moved: ${JSON.stringify(body)}`);
  };
  const confirm = (orderNo: string) => step(orderNo, { from: "Order Requested", to: "Order Confirmed" });

  const daysAgo = [29, 27, 26, 24, 22, 21, 19, 17, 16, 14, 13, 12, 10, 9, 8, 6, 5, 4, 3, 2];
  for (const [n, days] of daysAgo.entries()) {
    store.pass(-days * DAY_MS);
    const person = people[n % people.length] as Person;
    const { orderNo } = await paidOrder(store, filling, n % 2 ? "razorpay" : "stripe", wanted(person, n));
    if (days > 5 && !leftBehind.has(days)) await deliverOrder(store, orderNo, token);
    if (days > 2 && days <= 5) await step(orderNo, dispatched(n));
    store.pass(days * DAY_MS);
  }
  for (const days of [12, 7, 3]) {
    store.pass(-days * DAY_MS);
    const person = people[days % people.length] as Person;
    const buyer = await newBuyer(store, { named: namedAs(person, 50 + days) });
    const { body: orderNo } = await redeemKit(store, buyer);
    await confirm(orderNo);
    await step(orderNo, dispatched(days));
    store.pass(days * DAY_MS);
  }
  const returned = await paidOrder(store, filling, "stripe", {
    ...wanted(people[2] as Person, 70),
    lines: [
      { product: product(4), qty: 2 },
      { product: product(0), qty: 1 },
    ],
  });
  await deliverOrder(store, returned.orderNo, token);
  const swappable = await paidOrder(store, filling, "stripe", {
    ...wanted(people[6] as Person, 71),
    lines: [
      { product: product(4), qty: 1 },
      { product: product(3), qty: 2 },
    ],
  });
  const toDispatch = [];
  for (const n of [80, 81, 82]) {
    const { orderNo } = await placeOrder(store, wanted(people[n % people.length] as Person, n));
    await confirm(orderNo);
    toDispatch.push(orderNo);
  }
  const cancelled = await placeOrder(store, wanted(people[7] as Person, 90));
  await step(cancelled.orderNo, { from: "Order Requested", to: "Cancelled" });
  const long = await placeOrder(store, wanted(odd, 91));
  const requested = await placeOrder(store, {
    ...wanted(people[0] as Person, 92),
    more: { couponCode: "SAVE10" },
  });
  await deliver(
    store,
    "stripe",
    stripePaid({ link: "plink_of_nobody", amount: 70_000, currency: "USD", intent: "pi_3Qx7a2eZvKYlo2C1" }),
  );
  return { returned, swappable, toDispatch, cancelled, long, requested };
}

const dispatched = (n: number) => ({
  from: "Order Confirmed",
  to: "Dispatched",
  shippedBy: n % 2 ? "BlueDart" : "Delhivery",
  awbNo: `${n % 2 ? "BD" : "DL"} ${4711_0815 + n * 977}`,
});

/** One buyer for each order: nobody's cart is in another's way. */
const namedAs = (person: Person, n: number) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: emailOf(person).replace("@", `${n}@`),
});
