import { isUnshipped, type OrderStatus } from "./order-status.ts";

export interface Changeable {
  readonly status: OrderStatus;
  readonly slip_printed_at: Date | null;
  readonly hasDocument: boolean;
}

/**
 * Whether buyers may still correct sizes and the address themselves: until the packing slip is printed, because somebody then packs
 * what it says, and no document names what the order had.
 */
export const buyerMayChange = (order: Changeable): boolean =>
  isUnshipped(order.status) && order.slip_printed_at === null && !order.hasDocument;

/** Whether buyers may still say which company is billed: until a document names who is. */
export const mayBillCompany = ({ status, hasDocument }: Changeable): boolean =>
  status !== "Cancelled" && !hasDocument;
