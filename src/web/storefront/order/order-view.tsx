import { Suspense, useState } from "react";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { lazyComponent } from "../../ui/lazy.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { useWasEver } from "../../ui/use-was-ever.ts";
import { type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { useStoreData } from "../page/store-data.ts";
import { hasSizes, type OrderAccess } from "./order-access.ts";
import { OrderHeading } from "./order-heading.tsx";
import { OrderNextStep } from "./order-next-step.tsx";
import { OrderParts } from "./order-parts.tsx";
import { OrderStatus } from "./order-status.tsx";

/** Most orders that are looked at have not arrived yet. */
const OrderReturns = lazyComponent(() => import("./order-returns.tsx"));
const OrderExchanges = lazyComponent(() => import("./order-exchanges.tsx"));
const CancelOrder = lazyComponent(async () => ({
  default: (await import("./cancel-order.tsx")).CancelOrder,
}));

const OrderCompany = lazyComponent(() => import("./order-company.tsx"));

const ThankGiver = lazyComponent(() => import("./thank-giver.tsx"));

const ChangeOrder = lazyComponent(async () => ({
  default: (await import("./change-order.tsx")).ChangeOrder,
}));

interface OrderViewProps {
  order: OrderDetails;
  access: OrderAccess;
  /** Something was done about the order, which is like this now. */
  onChange: (order: OrderRow) => void;
  /** Where to go from here. */
  children?: Elements;
}

/** An order with all that can be done about it: for its logged-in customer, and for whoever opens its link. */
export function OrderView({ order, access, onChange, children }: OrderViewProps) {
  const [toCancel, setToCancel] = useState<OrderRow | null>(null);
  const wasAsked = useWasEver(toCancel !== null);
  const [isChanging, setChanging] = useState(false);
  const wasChanging = useWasEver(isChanging);
  const [notice, setNotice] = useState<Notice | null>(null);
  const hasArrived = order.parcels.some(({ state }) => state === "delivered");
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PrintHeader />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <OrderHeading orderNo={order.orderNo} />
          <p className="mt-2">
            <OrderStatus order={order} isAlone />
          </p>
        </div>
        <div className="print:hidden">
          <OrderNextStep order={order} isOnItsPage />
        </div>
      </header>
      {wasAsked && (
        <Suspense>
          <CancelOrder
            order={toCancel}
            access={access}
            onCancelled={(cancelled) => {
              setToCancel(null);
              setNotice(successNotice(t("Order {orderNo} is cancelled.", { orderNo: cancelled.orderNo })));
              onChange(cancelled);
            }}
            onClose={() => setToCancel(null)}
          />
        </Suspense>
      )}
      {wasChanging && (
        <Suspense>
          <ChangeOrder
            open={isChanging}
            order={order}
            access={access}
            onChanged={(changed, text) => {
              setChanging(false);
              setNotice(successNotice(text));
              onChange(changed);
            }}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      )}
      <NoticeBox notice={notice} takesFocus />
      <OrderParts order={order} access={access}>
        {order.lines.some(({ isSwag }) => isSwag) && (
          <Suspense>
            <ThankGiver access={access} />
          </Suspense>
        )}
        {order.mayBillCompany && (
          <Suspense>
            <OrderCompany order={order} access={access} onChange={onChange} />
          </Suspense>
        )}
        {hasArrived && order.lines.some(({ size, isSwag }) => size || isSwag) && (
          <Suspense>
            <OrderExchanges access={access} />
          </Suspense>
        )}
        {hasArrived && (
          <section
            id="return"
            aria-labelledby="return-heading"
            className="grid scroll-mt-24 gap-4 border-t border-line pt-6 print:hidden"
          >
            <h2 id="return-heading" ref={showIfLinked} tabIndex={-1} className="text-lg outline-none">
              {t("Returns and faults")}
            </h2>
            <Suspense fallback={<LoadingLine label={t("Loading what you can return …")} />}>
              <OrderReturns access={access} />
            </Suspense>
          </section>
        )}
      </OrderParts>
      <footer className="flex flex-wrap gap-3 border-t border-line pt-6 print:hidden">
        {order.mayChange && (
          <Button look="secondary" onClick={() => setChanging(true)}>
            {t(hasSizes(order) ? "Change size or address" : "Change the address")}
          </Button>
        )}
        {order.mayCancel && (
          <Button look="secondary" onClick={() => setToCancel(order)}>
            {t("Cancel order")}
          </Button>
        )}
        <Button look="secondary" onClick={() => window.print()}>
          {t("Print")}
        </Button>
        {children}
      </footer>
    </article>
  );
}

/** A link to #return is followed before the order is loaded, so the browser finds nothing to scroll to. */
function showIfLinked(heading: HTMLElement | null) {
  if (location.hash !== "#return" || !heading) return;
  heading.closest("section")?.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** Logo and e-mail address, in print only; on a screen the header of the store shows the logo. */
function PrintHeader() {
  const { config } = useStoreData();
  return (
    <div className="hidden items-center justify-between border-b border-line pb-4 print:flex">
      {config.logoUrl ? (
        <img src={config.logoUrl} alt={config.companyName} className="h-8 w-auto max-w-40 object-contain" />
      ) : (
        <span className="text-lg font-bold">{config.companyName}</span>
      )}
      <span className="text-sm" translate="no">
        {config.supportEmail}
      </span>
    </div>
  );
}
