import type { StockMovementInput } from "../../contract/admin/stock.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { bookDelivery } from "./announced-delivery.store.ts";
import { countStock } from "./count-stock.ts";
import { insertMovements } from "./stock.store.ts";
import { type MovementCause, stockChangeFor } from "./stock.ts";
import { forgetHeld } from "./stock-holds.store.ts";
import { formatStockId, type StockId } from "./stock-id.ts";
import { lockStockItem } from "./stock-list.store.ts";

interface RecordStockChange {
  readonly item: StockId;
  readonly entry: StockMovementInput;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Changes one stock for staff and records the stock movement. Undefined when it is done. Refuses version_conflict
 * (the stock has changed since it was read) and stock_not_counted (it must be counted first).
 */
export async function recordStockChange(
  db: Db,
  { item, entry: step, staff, now }: RecordStockChange,
): Promise<Refusal<"not_found" | "out_of_stock" | "stock_not_counted" | "version_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockStockItem(trx, item);
    if (!locked) return refuse("not_found", "There is no such variant or size.");
    const { stock } = locked;
    if (stock !== step.seen)
      return refuse("version_conflict", `The stock is now ${stock ?? "not counted"}. Nothing was changed.`);
    if (stock === null && step.reason !== "counted")
      return refuse(
        "stock_not_counted",
        "This is not counted yet. Give the number of pieces as 'counted' first.",
      );
    const cause = { staffId: staff.caller.userId, note: (step.note ?? "").trim(), now };
    const after = await saveStockChange(trx, { item, stock, step }, cause);
    if (isRefusal(after)) return after;
    if (step.reason === "received") await bookDelivery(trx, item, step.pieces, now);
    if (after === stock && !["counted", "no longer counted"].includes(step.reason)) return undefined;
    await recordChange(trx, {
      staff,
      action: `stock ${step.reason}`,
      subject: "stock",
      subjectId: formatStockId(item),
      before: { stock },
      after: { stock: after },
      now,
    });
    return undefined;
  });
}

interface StockStep {
  readonly item: StockId;
  readonly stock: number | null;
  readonly step: StockMovementInput;
}

/** Writes the movements of one entry. Returns the stock after it (null: not counted any more). */
async function saveStockChange(
  trx: Trx,
  { item, stock, step }: StockStep,
  cause: Omit<MovementCause, "reason" | "orderNo">,
): Promise<number | null | Refusal<"out_of_stock">> {
  if (step.reason === "counted") {
    const { reserved, available } = await countStock(trx, { item, stock, onHand: step.pieces }, cause);
    if (available >= 0) return available;
    return refuse(
      "out_of_stock",
      `Sold and not yet sent: ${reserved}. At least that many must be there. If they are not, cancel or change an order first.`,
      { available: stock ?? 0 },
    );
  }
  const change = stockChangeFor(step.reason, step.pieces, stock);
  if ((stock ?? 0) + change < 0)
    return refuse("out_of_stock", `Only ${stock ?? 0} can still be sold.`, { available: stock ?? 0 });
  const { reason } = step;
  if (change !== 0 || reason === "no longer counted")
    await insertMovements(trx, [{ ...item, change }], { ...cause, reason });
  if (reason === "no longer counted") await forgetHeld(trx, item);
  return reason === "no longer counted" ? null : (stock ?? 0) + change;
}
