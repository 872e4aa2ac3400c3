import { Link } from "react-router";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../language/t.ts";
import { buttonClass } from "../../ui/button.tsx";

/** The one thing to do about an order now: pay, track the parcel, or return what does not suit. Null: nothing. */
export function OrderNextStep({ order }: { order: OrderRow }) {
  const number = <span className="sr-only"> {t("for order {orderNo}", { orderNo: order.orderNo })}</span>;
  if (order.payUrl) {
    return (
      <a href={order.payUrl} className={buttonClass("primary")}>
        {t("Pay now")}
        {number}
      </a>
    );
  }
  if (order.status === "Dispatched" && order.trackingUrl) {
    return (
      <a href={order.trackingUrl} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
        {t("Track the parcel")}
        {number}
      </a>
    );
  }
  if (order.status === "Delivered") {
    return (
      <Link to={`/accounts/orders/${order.orderNo}#return`} className={buttonClass("secondary")}>
        {order.isSwag ? t("Report a fault") : t("Return or report a fault")}
        {number}
      </Link>
    );
  }
  return null;
}
