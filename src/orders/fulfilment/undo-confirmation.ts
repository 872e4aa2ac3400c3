import { type Refusal, refuse } from "../../contract/errors.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { LockedOrder } from "../order/locked-order.store.ts";
import { undoStaffPayments } from "../payment/payment.store.ts";
import { type ConfirmationFacts, selectConfirmationFacts } from "./undo-confirmation.store.ts";

/** Why a confirmation cannot be taken back; undefined when it can: staff gave it by hand, and nothing followed. */
export function undoProblem(facts: ConfirmationFacts): string | undefined {
  if (facts.status !== "Order Confirmed") return `The order is '${facts.status}'.`;
  if (!facts.byStaff || facts.hasProviderMoney) return "The payment provider reported this payment.";
  if (facts.hasRefund) return "Money of it went back.";
  if (facts.hasInvoice) return "It has an invoice.";
  return undefined;
}

/**
 * Takes back what staff recorded as paid for a locked order. The ledger keeps both entries. Undefined when it is done.
 * Refuses state_conflict, see `undoProblem`.
 */
export async function undoConfirmation(
  trx: Trx,
  { order_id: orderId }: LockedOrder,
  by: { readonly userId: UserId; readonly now: Date },
): Promise<Refusal<"state_conflict"> | undefined> {
  const problem = undoProblem(await selectConfirmationFacts(trx, orderId).executeTakeFirstOrThrow());
  if (problem)
    return refuse("state_conflict", `The confirmation cannot be undone: ${problem} Cancel it instead.`);
  await undoStaffPayments(trx, orderId, by);
  return undefined;
}
