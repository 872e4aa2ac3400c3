import type { StaffOrderRow } from "../../contract/admin/orders.schemas.ts";
import type { OrderStatus } from "../../orders/order/order-status.ts";

interface Moneys {
  readonly status: OrderStatus;
  readonly is_swag: boolean;
  readonly grand_total_paise: number;
  readonly paid_paise: number;
  readonly refunded_paise: number;
  readonly refunding_paise: number;
  readonly disputed_paise: number;
  readonly charged_back_paise: number;
}

/** What became of an order's money, in one word for a list; empty: nothing was asked for. What goes back comes first. */
export function paymentState(order: Moneys): StaffOrderRow["payment"] {
  const { grand_total_paise: total, paid_paise: paid, refunding_paise: refunding } = order;
  const back = order.refunded_paise + order.charged_back_paise;
  if (paid > 0 && back >= paid) return "refunded";
  if (order.disputed_paise > 0) return "disputed";
  if (refunding > 0) return "refund under way";
  if (back > 0) return "part refunded";
  if (paid > 0) return paid >= total ? "paid" : "part paid";
  return order.is_swag || total === 0 || order.status === "Cancelled" ? "" : "due";
}
