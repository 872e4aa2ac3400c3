import type { StaffOrder } from "../../../src/contract/admin/orders.schemas.ts";
import type { RouteKey } from "../../../src/contract/routes.ts";
import type { CallOptions } from "../store.ts";
import type { Dice } from "./dice.ts";
import type { RandomWorld } from "./random-world.ts";

type OrderAction = (world: RandomWorld, order: StaffOrder, dice: Dice) => Promise<unknown>;

/**
 * An action on an order, mostly on one in a status that allows it, as staff see it at that moment. Somebody else may be
 * quicker.
 */
export const onAnOrder =
  (statuses: readonly string[], act: OrderAction) => async (world: RandomWorld, dice: Dice) => {
    const status = dice.onceIn(8) ? undefined : dice.pick(statuses);
    const { body: found } = await world.call("GET /api/admin/orders", {
      token: world.support.token,
      query: { perPage: "12", ...(status && { status }) },
    });
    const picked = dice.pick(found.rows);
    if (!picked) return;
    const params = { orderNo: String(picked.id) };
    const read = await world.call("GET /api/admin/orders/{orderNo}", { params, token: world.support.token });
    if (read.status === 200) await act(world, read.body, dice);
  };

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
