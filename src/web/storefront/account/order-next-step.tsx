import { Link } from "react-router";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { buttonClass } from "../../ui/button.tsx";

/** The one thing to do about an order now: pay, track the parcel, or return what does not suit. Null: nothing. */
export function OrderNextStep({ order }: { order: OrderRow }) {
  const number = <span className="sr-only"> for order {order.orderNo}</span>;
  if (order.payUrl) {
    return (
      <a href={order.payUrl} className={buttonClass("primary")}>
        Pay now{number}
      </a>
    );
  }
  if (order.status === "Dispatched" && order.trackingUrl) {
    return (
      <a href={order.trackingUrl} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
        Track the parcel{number}
      </a>
    );
  }
  if (order.status === "Delivered") {
    return (
      <Link to={`/accounts/orders/${order.orderNo}#return`} className={buttonClass("secondary")}>
        Return or report a fault{number}
      </Link>
    );
  }
  return null;
}
