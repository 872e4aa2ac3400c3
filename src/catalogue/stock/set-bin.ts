import type { Refusal } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { saveBin } from "../sku-code/sku-code.store.ts";
import { stockItemNotFound } from "./announce-delivery.ts";
import { formatStockId, type StockId } from "./stock-id.ts";
import { lockStockItem } from "./stock-list.store.ts";

interface SetBin {
  /** An empty size: the sizes of the variant, all in one bin. */
  readonly item: StockId;
  /** Empty: it is not known any more. */
  readonly bin: string;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Says in which bin a SKU lies. Undefined when it is done. Refuses not_found. */
export async function setBin(
  db: Db,
  { item, bin, staff, now }: SetBin,
): Promise<Refusal<"not_found"> | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockStockItem(trx, item))) return stockItemNotFound;
    const before = (await saveBin(trx, item, bin || null)).join(", ");
    if (before === bin) return undefined;
    await recordChange(trx, {
      staff,
      action: "bin changed",
      subject: "stock",
      subjectId: formatStockId(item),
      before: { bin: before },
      after: { bin },
      now,
    });
    return undefined;
  });
}
