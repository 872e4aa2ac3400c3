import { useId, useState } from "react";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { showsCourier, statusColour } from "../../../orders/order/order-status.ts";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { dispatchDay } from "./order-format.ts";
import { statusName } from "./status-name.ts";

const looks = {
  orange: { text: "text-warn", dot: "bg-warn-dot" },
  green: { text: "text-good", dot: "bg-good-dot" },
  red: { text: "text-bad", dot: "bg-bad-dot" },
} as const;

interface OrderStatusProps {
  order: OrderRow;
  /** The courier is said elsewhere on the page. */
  isAlone?: boolean;
}

/** The status in its colour; after dispatch with a courier tooltip on hover, focus and tap (specification 4). */
export function OrderStatus({ order, isAlone = false }: OrderStatusProps) {
  const colour = statusColour(order.status);
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${colour ? looks[colour].text : ""}`}>
      {colour && (
        // Text must be darker than the colour itself, which the dot shows.
        <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${looks[colour].dot}`} />
      )}
      <span>{statusName(order.status)}</span>
      {!isAlone && showsCourier(order.status) && <Courier order={order} />}
    </span>
  );
}

function Courier({ order }: { order: OrderRow }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button handles the keyboard; here the mouse can move onto the tooltip
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType === "mouse" && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && setOpen(false)}
      onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
    >
      <button
        type="button"
        className="icon-button -my-3"
        aria-label={t("Courier of order {orderNo}", { orderNo: order.orderNo })}
        aria-describedby={id}
        aria-expanded={isOpen}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        <Icon name="info" size={18} />
      </button>
      <span
        id={id}
        role="tooltip"
        hidden={!isOpen}
        className="absolute inset-e-0 bottom-full z-10 w-64 max-sm:w-44 max-[18rem]:fixed max-[18rem]:inset-x-4 max-[18rem]:bottom-4 max-[18rem]:w-auto rounded-md border border-line bg-raised px-4 py-3 text-start font-normal text-ink shadow-float"
      >
        {t("Courier by {shippedBy} on {shipmentDate} and AWB NO is {awbNo}", {
          shippedBy: order.shippedBy,
          shipmentDate: dispatchDay(order.shipmentDate),
          awbNo: order.awbNo,
        })}
      </span>
    </span>
  );
}
