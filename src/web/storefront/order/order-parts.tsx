import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { language, t } from "../../../platform/language/t.ts";
import { namedCurrency } from "../../../platform/money/base-money.ts";
import { rateText } from "../../../platform/money/money-text.ts";
import type { Elements } from "../../ui/elements.ts";
import { useStoreData } from "../page/store-data.ts";
import type { OrderAccess } from "./order-access.ts";
import { OrderAddresses } from "./order-addresses.tsx";
import { OrderInvoices } from "./order-invoices.tsx";
import { OrderLines, OrderTotals } from "./order-lines.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { PayBy } from "./pay-by.tsx";

interface OrderPartsProps {
  order: OrderDetails;
  access: OrderAccess;
  /** Before the documents and the address. */
  children?: Elements;
}

/**
 * What there is to read of an order, in the history, on its page and by its link: first where it is now and its parcels, then
 * what was bought and paid back, and the address last.
 */
export function OrderParts({ order, access, children }: OrderPartsProps) {
  const { config } = useStoreData();
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 md:grid-cols-[14rem_1fr]">
        <section aria-label={t("Timeline")}>
          <OrderTimeline order={order} />
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <PayBy order={order} />
          <OrderParcels order={order} />
        </div>
      </div>
      <section
        aria-label={t("What was ordered")}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-6"
      >
        <OrderLines order={order} />
        <OrderTotals order={order} />
        <OrderRefunds order={order} />
      </section>
      {children}
      <OrderInvoices order={order} access={access} />
      <section aria-label={t("Addresses")} className="border-t border-line pt-6 empty:hidden">
        <OrderAddresses order={order} />
      </section>
      <p className="text-xs text-soft">
        {order.currencyRate === 1
          ? t("Amounts are in {currencyCode}.", { currencyCode: order.currencyCode })
          : t("Amounts are in {currencyCode}, at the exchange rate when you ordered: {one} was {rate}.", {
              currencyCode: order.currencyCode,
              one: rateText(1, order, language()),
              rate: rateText(order.currencyRate, namedCurrency(config.baseCurrency), language()),
            })}
      </p>
    </>
  );
}
