import { Suspense, useId, useState } from "react";
import { Link } from "react-router";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyComponent, preload } from "../../ui/lazy.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { OrderAgain } from "./order-again.tsx";
import { OrderNextStep } from "./order-next-step.tsx";

const loadPanel = () => import("./order-details-panel.tsx");
/** Loaded when the pointer or the focus reaches the button, not with the page. */
const preloadPanel = () => preload(loadPanel);
const OrderDetailsPanel = lazyComponent(loadPanel);

interface OrderRowDetailsProps {
  order: OrderRow;
  onCancel: (order: OrderRow) => void;
  /** A card has room for one next step: all else that can be done is at the end of its details. */
  isCard?: boolean;
}

/** Below an order: its next step, timeline and details on request, Print, Cancel, and Order again. */
export function OrderRowDetails({ order, onCancel, isCard = false }: OrderRowDetailsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const actions = <OrderActions order={order} onCancel={onCancel} />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1.5 text-sm sm:gap-x-6">
        <OrderNextStep order={order} />
        <button
          type="button"
          className="link inline-flex min-h-11 items-center gap-1"
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={preloadPanel}
          onFocus={preloadPanel}
          onClick={() => setOpen(!isOpen)}
        >
          {t("Timeline and details")}
          <span className="sr-only">{` ${t("of order {orderNo}", { orderNo: order.orderNo })}`}</span>
          <span className={`transition-transform ${isOpen ? "rotate-180" : ""}`}>
            <Icon name="down" size={16} />
          </span>
        </button>
        {!isCard && actions}
      </div>
      {/* The minimum height of most orders' details, so that nothing below moves when they are loaded. */}
      <div
        id={id}
        hidden={!isOpen}
        className="mt-3 min-h-[26rem] rounded-lg bg-raised p-5 max-[18rem]:p-0 max-md:min-h-[44rem] sm:p-6"
      >
        {isOpen && (
          <Suspense fallback={<Spinner />}>
            <OrderDetailsPanel row={order} />
          </Suspense>
        )}
        {isOpen && isCard && (
          <div className="mt-6 flex flex-wrap items-center gap-x-5 border-t border-line pt-4 text-sm">
            {actions}
          </div>
        )}
      </div>
    </>
  );
}

function OrderActions({ order, onCancel }: OrderRowDetailsProps) {
  return (
    <>
      <Link to={`/accounts/orders/${order.orderNo}`} className="link inline-flex min-h-11 items-center">
        {t("Print")}
        <span className="sr-only">{` ${t("order {orderNo}", { orderNo: order.orderNo })}`}</span>
      </Link>
      {order.mayCancel && (
        <button type="button" className="link min-h-11" onClick={() => onCancel(order)}>
          {t("Cancel")}
          <span className="sr-only">{` ${t("order {orderNo}", { orderNo: order.orderNo })}`}</span>
        </button>
      )}
      {!order.isSwag && (
        <span className="sm:ms-auto">
          <OrderAgain order={order} />
        </span>
      )}
    </>
  );
}
