import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { OrderStatus } from "./order-status.ts";

/** The statuses of an order as the server names them to staff. */
export const orderStatusTexts: Readonly<Record<OrderStatus, StaffText>> = {
  "Order Requested": staffText`Order Requested`,
  "Payment Link Sent": staffText`Payment Link Sent`,
  "Order Confirmed": staffText`Order Confirmed`,
  Dispatched: staffText`Dispatched`,
  Delivered: staffText`Delivered`,
  Cancelled: staffText`Cancelled`,
};
