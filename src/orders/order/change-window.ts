import { isUnshipped, type OrderStatus } from "./order-status.ts";

/**
 * Whether buyers may still correct sizes and the address themselves: until the packing slip is printed, because somebody then packs
 * what it says, and no document names what the order had.
 */
export const buyerMayChange = (order: {
  readonly status: OrderStatus;
  readonly slip_printed_at: Date | null;
  readonly hasDocument: boolean;
}): boolean => isUnshipped(order.status) && order.slip_printed_at === null && !order.hasDocument;
