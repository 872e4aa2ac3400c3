import type { StockStep } from "../../contract/admin/stock.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import { insertMovements } from "./stock.store.ts";
import { changeOfStep } from "./stock.ts";
import { type StockId, stockIdText } from "./stock-id.ts";
import { lockCount } from "./stock-list.store.ts";

interface TakeStockStep {
  readonly item: StockId;
  readonly step: StockStep;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Moves one count by a step of the team, with its row in the ledger. Undefined when it is done; refuses not_found,
 * edited_meanwhile (the stock is not what was seen), not_counted (nothing to add to: count first), out_of_stock.
 */
export async function takeStockStep(
  db: Db,
  { item, step, staff, now }: TakeStockStep,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const counted = await lockCount(trx, item);
    if (!counted) return refuse("not_found", "There is no such variant or size.");
    const { stock } = counted;
    if (stock !== step.seen)
      return refuse(
        "edited_meanwhile",
        `The stock is ${stock ?? "not counted"} by now. Nothing was changed.`,
      );
    if (stock === null && step.reason !== "counted")
      return refuse("not_counted", "This is not counted yet. Give the number of pieces as 'counted' first.");
    const change = changeOfStep(step.reason, step.pieces, stock);
    if ((stock ?? 0) + change < 0)
      return refuse("out_of_stock", `Only ${stock ?? 0} pieces are there.`, { available: stock ?? 0 });
    if (change === 0 && !["counted", "no longer counted"].includes(step.reason)) return undefined;
    await insertMovements(trx, [{ ...item, change }], {
      reason: step.reason,
      staffId: staff.who.userId,
      note: (step.note ?? "").trim(),
      now,
    });
    await recordChange(trx, {
      staff,
      action: `stock ${step.reason}`,
      subject: "stock",
      subjectId: stockIdText(item),
      before: { stock },
      after: { stock: step.reason === "no longer counted" ? null : (stock ?? 0) + change },
      now,
    });
    return undefined;
  });
}
