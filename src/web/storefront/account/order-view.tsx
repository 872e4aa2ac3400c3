import { type ReactNode, Suspense, useState } from "react";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { currencySymbol } from "../../../platform/money/currency-symbol.ts";
import { t } from "../../language/t.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { lazyComponent } from "../../ui/lazy.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { useWasEver } from "../../ui/use-was-ever.ts";
import { type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { useStoreData } from "../page/store-data.ts";
import { withSymbol } from "../state/show-money.ts";
import { arrivalText } from "./arrival-text.ts";
import { loadDocument, type OrderAccess } from "./order-access.ts";
import { OrderAddresses } from "./order-addresses.tsx";
import { dispatchDay, orderDay } from "./order-format.ts";
import { OrderHeading } from "./order-heading.tsx";
import { OrderInvoices } from "./order-invoices.tsx";
import { OrderLines, OrderTotals } from "./order-lines.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import { PayBy } from "./pay-by.tsx";
import { statusName } from "./status-name.ts";

/** Most orders that are looked at have not arrived yet. */
const OrderReturns = lazyComponent(() => import("./order-returns.tsx"));
const CancelOrder = lazyComponent(async () => ({
  default: (await import("./cancel-order.tsx")).CancelOrder,
}));

interface OrderViewProps {
  order: OrderDetails;
  access: OrderAccess;
  /** Something was done about the order, which is like this now. */
  onChange: (order: OrderRow) => void;
  /** Where to go from here. */
  children?: ReactNode;
}

/** An order with all that can be done about it: for its logged-in customer, and for whoever opens its link. */
export function OrderView({ order, access, onChange, children }: OrderViewProps) {
  const { config } = useStoreData();
  const [toCancel, setToCancel] = useState<OrderRow | null>(null);
  const wasAsked = useWasEver(toCancel !== null);
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <article className="grid gap-8">
      <PrintHeader />
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <OrderHeading orderNo={order.orderNo} />
        <div className="flex flex-wrap gap-3 print:hidden">
          {order.payUrl && (
            <a href={order.payUrl} rel="noreferrer" className={buttonClass("primary")}>
              {t("Pay now")}
            </a>
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
      <NoticeBox notice={notice} takesFocus />
      <Dates order={order} />
      <PayBy order={order} />
      <OrderAddresses order={order} />
      <section aria-label={t("What was ordered")} className="grid gap-5 border-t border-line pt-6">
        <OrderLines order={order} />
        <OrderTotals order={order} />
      </section>
      <OrderParcels order={order} />
      {order.parcels.some(({ state }) => state === "delivered") && (
        <section
          id="return"
          aria-labelledby="return-heading"
          className="grid scroll-mt-24 gap-4 border-t border-line pt-6 print:hidden"
        >
          <h2 id="return-heading" ref={showIfLinked} tabIndex={-1} className="text-lg outline-none">
            {t("Returns and faults")}
          </h2>
          <Suspense fallback={<LoadingLine label={t("Loading what you can return …")} />}>
            <OrderReturns
              access={access}
              hasKitSize={order.lines.some(({ isSwag, size }) => isSwag && size)}
            />
          </Suspense>
        </section>
      )}
      <OrderInvoices order={order} load={(documentId) => loadDocument(access, documentId)} />
      <p className="text-xs text-soft">
        {order.currencyRate === 1
          ? t("Amounts are in {currencyCode}.", { currencyCode: order.currencyCode })
          : t("Amounts are in {currencyCode}, at the exchange rate when you ordered: {one} was {rate}.", {
              currencyCode: order.currencyCode,
              one: withSymbol("1", order.currencySymbol),
              rate: withSymbol(String(order.currencyRate), currencySymbol(config.baseCurrency)),
            })}
      </p>
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
      <span className="text-sm">{config.supportEmail}</span>
    </div>
  );
}

function Dates({ order }: { order: OrderDetails }) {
  const { config } = useStoreData();
  const arrival = arrivalText(order);
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4 text-sm">
      <Detail name={t("Ordered On")} value={orderDay(order.placedAt, config.timeZone)} />
      <Detail name={t("Status")} value={statusName(order.status)} />
      {arrival && <Detail name={t("Delivery")} value={arrival} />}
      {order.shipmentDate && <Detail name={t("Dispatched")} value={dispatchDay(order.shipmentDate)} />}
      {order.shippedBy && (
        <Detail name={t("Courier")} value={`${order.shippedBy}, ${t("AWB")} ${order.awbNo}`} />
      )}
    </dl>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium wrap-anywhere">{value}</dd>
    </div>
  );
}
