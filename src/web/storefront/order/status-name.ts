import type { OrderStatus } from "../../../orders/order/order-status.ts";
import { language, t } from "../../../platform/language/t.ts";

/** An order status (specification 4) in the language of the page. */
export const statusName = (status: string): string => {
  if (language() === "en") return status;
  const names: Readonly<Record<OrderStatus, string>> = {
    "Order Requested": t("Order Requested"),
    "Payment Link Sent": t("Payment Link Sent"),
    "Order Confirmed": t("Order Confirmed"),
    Dispatched: t("Dispatched"),
    Delivered: t("Delivered"),
    Cancelled: t("Cancelled"),
  };
  return names[status as OrderStatus] ?? status;
};
