import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { findDelivery, saveDelivery } from "./announced-delivery.store.ts";
import type { AnnouncedDelivery } from "./announced-delivery.ts";
import { formatStockId, type StockId } from "./stock-id.ts";
import { lockStockItem } from "./stock-list.store.ts";

export const stockItemNotFound: Refusal<"not_found"> = refuse(
  "not_found",
  "There is no such variant or size.",
);

interface AnnounceDelivery {
  readonly item: StockId;
  /** Null: none is expected any more. */
  readonly delivery: AnnouncedDelivery | null;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Announces the next delivery of a SKU, moves it or calls it off. Undefined when it is done. Refuses not_found. */
export async function announceDelivery(
  db: Db,
  { item, delivery, staff, now }: AnnounceDelivery,
): Promise<Refusal<"not_found"> | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockStockItem(trx, item))) return stockItemNotFound;
    const before = (await findDelivery(trx, item)) ?? null;
    if (before?.expectedOn === delivery?.expectedOn && before?.pieces === delivery?.pieces) return undefined;
    await saveDelivery(trx, item, delivery, now);
    await recordChange(trx, {
      staff,
      action: "delivery announced",
      subject: "stock",
      subjectId: formatStockId(item),
      before: { delivery: before },
      after: { delivery },
      now,
    });
    return undefined;
  });
}
