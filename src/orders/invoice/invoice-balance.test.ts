import fc from "fast-check";
import { expect, it } from "vitest";
import { lineRefund } from "../refund/refund-amount.ts";
import {
  type LineBalance,
  nextCreditNote,
  nextFurtherInvoice,
  nextInvoice,
  type OrderBalance,
} from "./invoice-balance.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Line = Mutable<LineBalance> & { linkedQuantity: number };
type Order = Omit<Mutable<OrderBalance>, "lines"> & { lines: Line[] };

const newOrder = (
  nets: readonly (readonly [quantity: number, netPaise: number])[],
  shippingPaise: number,
): Order => ({
  isCancelled: false,
  lines: nets.map(([quantity, netPaise], lineId) => ({
    lineId,
    quantity,
    netPaise,
    sentQuantity: 0,
    billedQuantity: 0,
    billedPaise: 0,
    creditedPaise: 0,
    refundedPaise: 0,
    withdrawnQuantity: 0,
    linkedQuantity: 0,
  })),
  shippingPaise,
  billedShippingPaise: 0,
  creditedShippingPaise: 0,
  refundedShippingPaise: 0,
  refundedPaise: 0,
  refundedFreePaise: 0,
  refundFailedPaise: 0,
  paidPaise: 0,
  lastInvoiceId: null,
});

/** What the job does after every step. */
function settle(order: Order): void {
  const invoice = nextInvoice(order);
  if (invoice.lines.length > 0) {
    for (const { lineId, quantity, amountPaise } of invoice.lines) {
      const line = order.lines[lineId];
      if (!line) throw new Error("no such line");
      line.billedQuantity += quantity;
      line.billedPaise += amountPaise;
    }
    order.billedShippingPaise += invoice.shippingPaise;
    order.lastInvoiceId = 1;
  }
  const further = nextFurtherInvoice(order);
  for (const { lineId, amountPaise } of further?.lines ?? []) {
    const line = order.lines[lineId];
    if (!line) throw new Error("no such line");
    line.creditedPaise -= amountPaise;
  }
  order.creditedShippingPaise -= further?.shippingPaise ?? 0;
  const note = nextCreditNote(order);
  expect(further && note).toBeUndefined();
  if (!note) return;
  for (const { lineId, amountPaise } of note.lines) {
    const line = order.lines[lineId];
    if (!line) throw new Error("no such line");
    line.creditedPaise += amountPaise;
    expect(line.creditedPaise).toBeLessThanOrEqual(line.billedPaise);
  }
  order.creditedShippingPaise += note.shippingPaise;
  expect(order.creditedShippingPaise).toBeLessThanOrEqual(order.billedShippingPaise);
}

function refund(order: Order, index: number, quantity: number, isLinked: boolean): void {
  const line = order.lines[index % order.lines.length];
  if (!line) return;
  const refundedQuantity = line.withdrawnQuantity + line.linkedQuantity;
  const max = isLinked ? line.sentQuantity - line.linkedQuantity : line.quantity;
  const pieces = Math.min(quantity, max, line.quantity - refundedQuantity);
  const amount = lineRefund({ ...line, refundedQuantity }, pieces);
  if (amount === undefined) return;
  line.refundedPaise += amount;
  order.refundedPaise += amount;
  if (isLinked) line.linkedQuantity += pieces;
  else line.withdrawnQuantity += pieces;
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant("send" as const),
    index: fc.nat(3),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    kind: fc.constant("refund" as const),
    index: fc.nat(3),
    quantity: fc.integer({ min: 1, max: 9 }),
    isLinked: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("money" as const), paise: fc.nat(50_000) }),
  fc.record({ kind: fc.constant("shipping" as const) }),
  fc.record({ kind: fc.constant("drop a refund of money" as const) }),
  fc.record({ kind: fc.constant("pay again" as const), paise: fc.nat(50_000) }),
);

it("invoices less credit notes are the money kept, once everything left or was refunded, whatever happened", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(100_000)), { minLength: 1, maxLength: 4 }),
      fc.nat(30_000),
      fc.array(step, { maxLength: 15 }),
      fc.boolean(),
      (nets, shippingPaise, steps, isCancelled) => {
        const order = newOrder(nets, shippingPaise);
        const all = order.lines.reduce((sum, { netPaise }) => sum + netPaise, shippingPaise);
        const refunds: number[] = [];
        for (const each of steps) {
          if (each.kind === "send") {
            const line = order.lines[each.index % order.lines.length];
            if (!line) continue;
            const left = Math.max(0, line.quantity - line.sentQuantity - line.withdrawnQuantity);
            line.sentQuantity += Math.min(left, each.quantity);
          } else if (each.kind === "refund") refund(order, each.index, each.quantity, each.isLinked);
          else if (each.kind === "shipping") {
            const rest = Math.min(
              order.shippingPaise - order.refundedShippingPaise,
              all - order.refundedPaise,
            );
            order.refundedShippingPaise += rest;
            order.refundedPaise += rest;
          } else if (each.kind === "money") {
            refunds.push(Math.min(each.paise, all - order.refundedPaise));
            order.refundedPaise += refunds.at(-1) ?? 0;
            order.refundedFreePaise += refunds.at(-1) ?? 0;
          } else if (each.kind === "pay again") order.paidPaise = all + each.paise;
          else {
            const dropped = refunds.pop() ?? 0;
            order.refundedPaise -= dropped;
            order.refundedFreePaise -= dropped;
          }
          if (order.refundedPaise > all) return; // the database refuses it
          settle(order);
        }
        for (const line of order.lines)
          line.sentQuantity += Math.max(0, line.quantity - line.sentQuantity - line.withdrawnQuantity);
        order.isCancelled = isCancelled;
        settle(order);
        if (order.lastInvoiceId === null) return;
        const balance =
          order.lines.reduce((sum, line) => sum + line.billedPaise - line.creditedPaise, 0) +
          order.billedShippingPaise -
          order.creditedShippingPaise;
        const fromAbove = Math.min(Math.max(0, order.paidPaise - all), order.refundedFreePaise);
        expect(balance).toBe(isCancelled ? 0 : all - order.refundedPaise + fromAbove);
      },
    ),
    { numRuns: 2_000 },
  );
});

it("a parcel's invoice bills its units, the first one the shipping too, and all of them the whole line", () => {
  const order = newOrder([[3, 1_000]], 500);
  const bill = (sent: number) => {
    const [line] = order.lines;
    if (line) line.sentQuantity = sent;
    const invoice = nextInvoice(order);
    settle(order);
    return [invoice.lines[0]?.amountPaise, invoice.shippingPaise];
  };
  expect([bill(1), bill(3)]).toEqual([
    [334, 500],
    [666, 0],
  ]);
  expect(nextInvoice(order).lines).toEqual([]);
});

it("credits nothing for money that was paid above the total and went back", () => {
  const order = newOrder([[2, 2_000]], 100);
  Object.assign(order, {
    paidPaise: 4_200,
    refundedPaise: 2_100,
    refundedFreePaise: 2_100,
    lastInvoiceId: 1,
    billedShippingPaise: 100,
  });
  Object.assign(order.lines[0] ?? {}, { sentQuantity: 2, billedQuantity: 2, billedPaise: 2_000 });
  expect(nextCreditNote(order)).toBeUndefined();
  order.refundedPaise = order.refundedFreePaise = 2_150;
  const note = nextCreditNote(order);
  expect((note?.lines[0]?.amountPaise ?? 0) + (note?.shippingPaise ?? 0)).toBe(50);
});

it("credits pieces that were refunded also of an order that was paid twice", () => {
  const order = newOrder([[2, 2_000]], 0);
  Object.assign(order, { paidPaise: 4_000, refundedPaise: 1_000, lastInvoiceId: 1 });
  const sent = { sentQuantity: 2, billedQuantity: 2, billedPaise: 2_000 };
  Object.assign(order.lines[0] ?? {}, sent, { refundedPaise: 1_000, withdrawnQuantity: 1 });
  expect(nextCreditNote(order)?.lines).toEqual([{ lineId: 0, quantity: 0, amountPaise: 1_000 }]);
  Object.assign(order.lines[0] ?? {}, { creditedPaise: 1_000 });
  expect([nextCreditNote(order), nextFurtherInvoice(order)]).toEqual([undefined, undefined]);
});
