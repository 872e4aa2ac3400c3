import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { formatOrderAmount } from "./order-format.ts";

/** The total as the customer saw it. */
export function OrderAmount({ order }: { order: OrderRow }) {
  return (
    <>
      <span>{order.isSwag ? t("Free") : formatOrderAmount(order.shownAmount, order)}</span>
      {order.shippingToBeConfirmed && (
        <span className="block text-xs font-normal text-soft">{t("and shipping, to be confirmed")}</span>
      )}
    </>
  );
}
