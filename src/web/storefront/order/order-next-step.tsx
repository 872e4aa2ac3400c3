import { Link } from "react-router";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { buttonClass } from "../../ui/button.tsx";

interface OrderNextStepProps {
  order: OrderRow;
  /** The page of the order itself, where what can be returned is further down. */
  isOnItsPage?: boolean;
}

/** The one thing to do about an order now: pay, track the parcel, or return what does not suit. Null: nothing. */
export function OrderNextStep({ order, isOnItsPage = false }: OrderNextStepProps) {
  const number = (
    <span className="sr-only">{` ${t("for order {orderNo}", { orderNo: order.orderNo })}`}</span>
  );
  if (order.payUrl) {
    return (
      <a href={order.payUrl} rel="noreferrer" className={buttonClass("primary")}>
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
  if (order.status === "Delivered" && !isOnItsPage) {
    return (
      <Link to={`/accounts/orders/${order.orderNo}#return`} className={buttonClass("secondary")}>
        <span>{order.isSwag ? t("Report a fault") : t("Return or report a fault")}</span>
        {number}
      </Link>
    );
  }
  return null;
}
