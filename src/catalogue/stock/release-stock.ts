import type { Trx } from "../../platform/db/database.ts";
import { insertMovements, readTakenStock } from "./stock.store.ts";
import type { MovementCause } from "./stock.ts";

/**
 * Gives back exactly what an order has taken, as its stock movements say, not its line items: what was not counted when
 * it was ordered was never taken. A stock that is no longer counted stays so. The caller has locked the stock of the order's
 * line items (lockStockRows).
 */
export async function releaseStock(
  trx: Trx,
  cause: MovementCause & { readonly orderNo: string },
): Promise<void> {
  const taken = await readTakenStock(trx, cause.orderNo);
  await insertMovements(
    trx,
    taken.map(({ variantId, size, pieces }) => ({ variantId, size, change: pieces })),
    cause,
  );
}
