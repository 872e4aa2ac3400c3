import type { NewOrderPayment } from "../../../src/contract/admin/staff-orders.ts";
import { newOrderRow } from "../new-order-row.ts";
import type { Dice } from "./dice.ts";
import { onAnOrder, paramsOf, post, somePieces } from "./on-an-order.ts";
import type { RandomWorld } from "./random-world.ts";

const COUNTRIES = ["India", "Germany", "Iceland"];
const payments: readonly NewOrderPayment[] = [
  { kind: "link" },
  { kind: "hand", method: "bank transfer", reference: "NEFT 21" },
  { kind: "free", reason: "A random gift" },
];

const aSku = (world: RandomWorld, dice: Dice) => {
  const product = dice.pick(world.products);
  return { variantId: product?.variantId ?? 1, size: dice.pick(product?.sizes ?? []) ?? "" };
};

/** Orders that staff make, change and replace. */
export const staffOrderActions = {
  /** Some press twice, and some upload a list again. */
  async makeOrders(world: RandomWorld, dice: Dice) {
    const { token } = world.support;
    const country = dice.pick(COUNTRIES) ?? "India";
    const rows = Array.from({ length: 1 + dice.throw(3) }, (_, index) => {
      const { variantId, size } = aSku(world, dice);
      const known = dice.pick(world.buyers)?.email;
      const email = (dice.onceIn(2) && known) || `guest${dice.throw(5)}@example.com`;
      const quantity = String(1 + dice.throw(3));
      return newOrderRow({ line: index + 2, sku: `${variantId}~${size}`, email, country, quantity });
    });
    const payment = dice.pick(payments) ?? { kind: "link" };
    const call = (more: object) =>
      world.call("POST /api/admin/orders", {
        token,
        body: { list: `List ${dice.throw(4)}`, rows, payment, dryRun: false, ...more },
      });
    const list = `List ${dice.throw(4)}`;
    const { body: check } = await call({ list, dryRun: true });
    const make = () => call({ list, quotes: check.map(({ line, total }) => ({ line, total })) });
    const made = await Promise.all(dice.onceIn(3) ? [make(), make()] : [make()]);
    const numbers = made.flatMap(({ status, body }) =>
      status === 200 ? body.map(({ orderNo, line }) => `${line} ${orderNo}`) : [],
    );
    const orders = new Set(numbers.filter((each) => !each.endsWith(" ")));
    if (orders.size > rows.length) throw new Error(`${rows.length} rows made ${orders.size} orders`);
  },

  changeLines: onAnOrder(["Order Requested", "Payment Link Sent"], async (world, order, dice) => {
    const remaining = order.lines
      .filter(() => !dice.onceIn(4))
      .map(({ variantId, size, quantity }) => ({
        variantId,
        size,
        quantity: dice.onceIn(2) ? quantity : 1 + dice.throw(4),
      }));
    const lines = [
      ...remaining,
      ...(dice.onceIn(2) ? [{ ...aSku(world, dice), quantity: 1 + dice.throw(3) }] : []),
    ];
    if (lines.length === 0) return;
    const params = paramsOf(order);
    const body = { lines, quotedTotal: order.grandTotal };
    const check = await post(world, "POST /api/admin/orders/{orderNo}/lines/check", { params, body });
    if (check.status === 200)
      await post(world, "POST /api/admin/orders/{orderNo}/lines", {
        params,
        body: { ...body, expectedTotal: check.body.grandTotal },
      });
  }),

  replacePieces: onAnOrder(["Delivered", "Delivered", "Dispatched"], async (world, order, dice) => {
    const lines = somePieces(order, dice);
    if (lines.length > 0)
      await post(world, "POST /api/admin/orders/{orderNo}/replacements", {
        params: paramsOf(order),
        body: { lines, reason: "A random fault", expectedReplacements: order.replacedBy.length },
      });
  }),
};
