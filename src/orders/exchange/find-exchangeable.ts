import type { OrderId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { readReturnableLines } from "../return/return.store.ts";
import { selectReplaceable } from "../staff-order/replaceable.store.ts";
import { readExchangedPieces, readSizedItems, readSizesLeft } from "./exchange.store.ts";
import { exchangeableQuantity } from "./exchange.ts";

/** The pieces of an order that come in sizes, each with how many can still be exchanged and the other sizes. */
export async function findExchangeable(db: Db | Trx, orderId: OrderId) {
  const pieces = await readSizedItems(db, orderId);
  if (pieces.length === 0) return [];
  const lines = await readReturnableLines(db, orderId);
  const replaceable = await selectReplaceable(db, orderId).execute();
  const exchanged = await readExchangedPieces(db, orderId);
  const sizes = await readSizesLeft(
    db,
    pieces.map(({ variantId }) => variantId),
  );
  return pieces.map((piece) => {
    const line = lines.find(({ lineId }) => lineId === piece.lineId);
    const counts = {
      arrived: Math.min(line?.quantity ?? 0, line?.deliveredQuantity ?? 0),
      returned: line?.returnedQuantity ?? 0,
      replaceable: replaceable.find((each) => each.order_line_id === piece.lineId)?.replaceable ?? 0,
    };
    return {
      ...piece,
      quantity: exchangeableQuantity(piece, counts, exchanged),
      sizes: sizes.filter(({ variantId, size }) => variantId === piece.variantId && size !== piece.size),
    };
  });
}
export type FoundItem = Awaited<ReturnType<typeof findExchangeable>>[number];
