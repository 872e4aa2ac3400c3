import { type Refusal, refuse } from "../../../contract/errors.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { lockOrder } from "../../order/locked-order.store.ts";
import { exchangePartSize } from "./exchange-part-size.ts";
import { type ExchangeRefusal, type ExchangeSize, exchangeSizeOf } from "./exchange-size.ts";

/**
 * Staff give pieces of a line item, or one part of a kit, another size before dispatch, in one transaction. Undefined when it is done.
 * Refuses order_not_found, and what exchangeSizeOf and exchangePartSize refuse.
 */
export const exchangeSizeByStaff = (
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { orderNo, ...change }: ExchangeSize & { readonly orderNo: string },
): Promise<ExchangeRefusal | Refusal<"order_not_found"> | undefined> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const { partPosition: position, from, to } = change.exchange;
    return position === undefined
      ? exchangeSizeOf(trx, jobs, order, change)
      : exchangePartSize(trx, jobs, order, { ...change, position, from, to });
  });
