import { expect, it } from "vitest";
import { newOrderNumber } from "../order/order-number.ts";
import { type KeyedTransfer, matchStatement, type OrderToPay } from "./match-statement.ts";

const numberOf = (seed: number) => newOrderNumber(new Uint8Array([seed, 2, 3, 4, 5]));
const order = (seed: number, changes: Partial<OrderToPay> = {}): OrderToPay => ({
  orderNo: numberOf(seed),
  status: "Order Requested",
  isShippingOpen: false,
  hasMoney: false,
  amounts: [
    { currencyCode: "USD", hundredths: 1_500 },
    { currencyCode: "INR", hundredths: 127_500 },
  ],
  names: ["Asha Rao", "Priya Menon"],
  placedOn: "2026-11-20",
  ...changes,
});
let line = 0;
const transfer = (changes: Partial<KeyedTransfer> = {}): KeyedTransfer => {
  line += 1;
  return {
    key: `key ${line}`,
    line,
    day: "2026-11-24",
    amountHundredths: 127_500,
    currencyCode: "INR",
    reference: "",
    payer: "",
    text: "",
    ...changes,
  };
};
interface Known {
  readonly orders: readonly OrderToPay[];
  readonly confirmed?: ReadonlyMap<string, string>;
  readonly choices?: ReadonlyMap<string, string>;
}
const match = (
  transfers: readonly KeyedTransfer[],
  { orders, confirmed = new Map(), choices = new Map() }: Known,
) =>
  matchStatement(transfers, { orders, confirmed, choices }).map(({ outcome, orderNo, message }) => ({
    outcome,
    orderNo,
    message,
  }));

it.each([
  ["as the store writes it", (no: string) => `Thanks for ${no}`],
  ["without hyphens, among other words", (no: string) => `NEFT/KS ${no.slice(3).replaceAll("-", "")}/RAO`],
  ["broken by the bank's line", (no: string) => `INV ${no.slice(0, 6)}\n${no.slice(6)}`],
  ["in small letters", (no: string) => no.toLowerCase()],
])("an order number %s decides, with the amount", (_how, write) => {
  const it = order(1);
  const [planned] = match([transfer({ text: write(it.orderNo) })], { orders: [it, order(2)] });
  expect(planned).toMatchObject({ outcome: "would", orderNo: it.orderNo });
});

it("the amount may be that of the customer's currency", () => {
  const it = order(1);
  const paid = transfer({ text: it.orderNo, amountHundredths: 1_500, currencyCode: "USD" });
  expect(match([paid], { orders: [it] })[0]?.outcome).toBe("would");
  expect(match([{ ...paid, currencyCode: "INR" }], { orders: [it] })[0]).toMatchObject({
    outcome: "refused",
    message: "The amount differs: 15.00 INR came, the order comes to 15.00 USD / 1275.00 INR.",
  });
});

it.each<[string, Partial<OrderToPay>, RegExp]>([
  ["another amount", { amounts: [{ currencyCode: "INR", hundredths: 127_400 }] }, /^The amount differs/],
  ["a cancelled order", { status: "Cancelled" }, /cancelled/],
  ["a paid order", { status: "Order Confirmed" }, /paid before/],
  ["an order with other money", { hasMoney: true }, /Other money came/],
  ["an open shipping charge", { isShippingOpen: true }, /shipping charge/],
  ["a free order", { amounts: [] }, /Nothing is to be paid/],
])("%s stays", (_what, changes, message) => {
  const it = order(1, changes);
  const [planned] = match([transfer({ text: it.orderNo })], { orders: [it] });
  expect(planned?.outcome).toBe("refused");
  expect(planned?.message).toMatch(message);
});

it("a number of no order, several numbers and an order that stands above stay", () => {
  const [one, two] = [order(1), order(2)];
  const planned = match(
    [
      transfer({ text: numberOf(9) }),
      transfer({ text: `${one.orderNo} ${two.orderNo}` }),
      transfer({ text: one.orderNo }),
      transfer({ text: one.orderNo }),
    ],
    { orders: [one, two] },
  );
  expect(planned.map(({ outcome }) => outcome)).toEqual(["refused", "refused", "would", "refused"]);
  expect(planned[3]?.message).toMatch(/^The order stands in line \d+ already\.$/);
});

it("an amount alone decides only with the payer's name; else it is asked, also where two orders have it", () => {
  const [one, two] = [order(1), order(2, { names: ["Noor Haddad", "Noor Haddad"] })];
  expect(match([transfer({ payer: "RAO, ASHA" })], { orders: [one] })[0]).toMatchObject({
    outcome: "would",
    orderNo: one.orderNo,
  });
  expect(match([transfer({ payer: "Somebody Else" })], { orders: [one] })[0]).toMatchObject({
    outcome: "asked",
    orderNo: "",
  });
  const asked = transfer({ payer: "Asha Rao" });
  expect(match([asked], { orders: [one, two] })[0]).toMatchObject({ outcome: "asked", orderNo: "" });
  expect(
    match([asked], { orders: [one, two], choices: new Map([[asked.key, two.orderNo]]) })[0],
  ).toMatchObject({ outcome: "would", orderNo: two.orderNo });
  expect(
    match([asked], { orders: [one], choices: new Map([[asked.key, numberOf(9)]]) })[0]?.orderNo,
  ).not.toBe(numberOf(9));
});

it("an order that a number names is no candidate for another transfer of the same amount", () => {
  const it = order(1);
  const planned = match([transfer({ payer: "Asha Rao" }), transfer({ text: it.orderNo })], { orders: [it] });
  expect(planned.map(({ outcome }) => outcome)).toEqual(["refused", "would"]);
});

it("no order of this amount, and a transfer of before", () => {
  const known = transfer({ text: "rent" });
  expect(match([transfer({ amountHundredths: 1 })], { orders: [order(1)] })[0]?.message).toMatch(
    /no unpaid order/,
  );
  expect(
    match([known], { orders: [order(1)], confirmed: new Map([[known.key, numberOf(1)]]) })[0],
  ).toMatchObject({
    outcome: "nothing",
    orderNo: numberOf(1),
  });
});
