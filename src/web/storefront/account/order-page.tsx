import { Link, type MetaFunction, useParams } from "react-router";
import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { currencySymbol } from "../../../features/money/currency-symbol.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { NoticeBox } from "../form/notice.tsx";
import { pageMeta } from "../page-meta.ts";
import { api } from "../state/api.ts";
import { useStoreData } from "../store-data.ts";
import { OrderAddresses } from "./order-addresses.tsx";
import { orderDay } from "./order-format.ts";
import { OrderInvoices } from "./order-invoices.tsx";
import { OrderLines, OrderTotals } from "./order-lines.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import { useRequiredUser } from "./require-login.ts";
import { useOrderDetails } from "./use-order-details.ts";

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta({ title: `Order ${params.orderNo ?? ""}` }, matches);

/** One order as a page to print. Our addition; the specification does not ask for it. */
export default function OrderPage() {
  const { orderNo = "" } = useParams();
  const user = useRequiredUser();
  return (
    <div className="page-width max-w-[52rem] pt-10 sm:pt-16">
      {user ? (
        <Order key={`${user.userId} ${orderNo}`} orderNo={orderNo} />
      ) : (
        <LoadingLine label="Loading your order …" />
      )}
    </div>
  );
}

function Order({ orderNo }: { orderNo: string }) {
  const { order, notice, isNotFound, load } = useOrderDetails(orderNo);
  if (order) return <PrintableOrder order={order} />;
  if (!notice) return <LoadingLine label="Loading your order …" />;
  return (
    <div className="grid justify-items-start gap-6">
      <h1 className="text-2xl">{isNotFound ? "There is no such order of yours" : `Order ${orderNo}`}</h1>
      {!isNotFound && (
        <>
          <NoticeBox notice={notice} />
          <Button look="secondary" onClick={() => void load()}>
            Try again
          </Button>
        </>
      )}
      <Link to="/accounts/order-history" className={buttonClass("secondary")}>
        See my orders
      </Link>
    </div>
  );
}

function PrintableOrder({ order }: { order: OrderDetails }) {
  const { config } = useStoreData();
  return (
    <article className="grid gap-8">
      <PrintHeader />
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <h1 className="text-2xl">
          Order <span className="whitespace-nowrap tabular-nums">{order.orderNo}</span>
        </h1>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button onClick={() => window.print()}>Print</Button>
          <Link to="/accounts/order-history" className={buttonClass("secondary")}>
            See my orders
          </Link>
        </div>
      </header>
      <Dates order={order} />
      <OrderAddresses order={order} />
      <section aria-label="What was ordered" className="grid gap-5 border-t border-line pt-6">
        <OrderLines order={order} />
        <OrderTotals order={order} />
      </section>
      <OrderParcels order={order} />
      <OrderInvoices
        order={order}
        load={(documentId) =>
          api.call("GET /api/orders/{orderNo}/documents/{documentId}", {
            params: { orderNo: order.orderNo, documentId },
          })
        }
      />
      <p className="text-xs text-soft">
        Amounts are in {order.currencyCode}
        {order.currencyRate === 1
          ? "."
          : `, at the rate of the moment of the order: ${order.currencySymbol}1 was ${currencySymbol(config.baseCurrency)}${order.currencyRate}.`}
      </p>
    </article>
  );
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
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4 text-sm">
      <Detail name="Ordered On" value={orderDay(order.placedAt, config.timeZone)} />
      <Detail name="Status" value={order.status} />
      {order.shipmentDate && <Detail name="Dispatched" value={order.shipmentDate} />}
      {order.shippedBy && <Detail name="Courier" value={`${order.shippedBy}, AWB ${order.awbNo}`} />}
    </dl>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}
