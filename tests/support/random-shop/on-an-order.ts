import type { StaffOrder } from "../../../src/contract/admin/orders.schemas.ts";
import type { RouteKey } from "../../../src/contract/routes.ts";
import type { CallOptions } from "../store.ts";
import type { Dice } from "./dice.ts";
import type { RandomWorld } from "./random-world.ts";

type OrderAction = (world: RandomWorld, order: StaffOrder, dice: Dice) => Promise<unknown>;

/** So many orders are tried for one that the action suits. */
const TRIED_ORDERS = 4;

/**
 * An action on an order, mostly on one in a status that allows it and that it `suits`, as staff see it at that moment.
 * Somebody else may be quicker.
 */
export const onAnOrder =
  (statuses: readonly string[], act: OrderAction, suits: (order: StaffOrder) => boolean = () => true) =>
  async (world: RandomWorld, dice: Dice) => {
    const rows = await newestOrders(world, dice.onceIn(8) ? [undefined] : shuffled(statuses, dice));
    for (let looked = 1; looked <= TRIED_ORDERS; looked += 1) {
      const picked = dice.pick(rows);
      if (!picked) return;
      const params = { orderNo: String(picked.id) };
      const read = await world.call("GET /api/admin/orders/{orderNo}", {
        params,
        token: world.support.token,
      });
      if (read.status === 200 && (suits(read.body) || looked === TRIED_ORDERS))
        return act(world, read.body, dice);
    }
  };

const shuffled = (statuses: readonly string[], dice: Dice): string[] =>
  statuses
    .map((status) => ({ status, order: dice.throw(1_000) }))
    .sort((a, b) => a.order - b.order)
    .map(({ status }) => status);

/** Those of the first of the statuses that any order has; undefined: of any status. */
async function newestOrders(world: RandomWorld, statuses: readonly (string | undefined)[]) {
  const { token } = world.support;
  for (const status of new Set(statuses)) {
    const query = { perPage: "12", ...(status && { status }) };
    const { body } = await world.call("GET /api/admin/orders", { token, query });
    if (body.rows.length > 0) return body.rows;
  }
  return [];
}

/** Some press twice, or two colleagues do the same at once. */
export const sometimesTwice = (dice: Dice, press: () => Promise<unknown>): Promise<unknown> =>
  Promise.all(dice.onceIn(2) ? [press(), press()] : [press()]);

export const post = <K extends RouteKey>(world: RandomWorld, key: K, options: CallOptions<K>) =>
  world.call(key, { ...options, token: world.support.token });
export const paramsOf = ({ id }: StaffOrder) => ({ orderNo: String(id) });

/** Some or all pieces of some lines, sometimes more than there are. */
export const somePieces = (order: StaffOrder, dice: Dice) =>
  order.lines
    .filter(() => !dice.onceIn(3))
    .map((line) => ({ lineId: line.id, quantity: 1 + dice.throw(line.quantity + (dice.onceIn(8) ? 1 : 0)) }));

/** Each piece back to stock or written off. */
export const allToStockOrNot = (lines: readonly { lineId: number; quantity: number }[], dice: Dice) =>
  lines.map(({ lineId, quantity }) => {
    const backToStock = dice.throw(quantity + 1);
    return { lineId, backToStock, writtenOff: quantity - backToStock };
  });
