import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../language/t.ts";
import { RetryButton } from "../../ui/retry-button.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { NoticeBox } from "../form/notice.tsx";
import { OrderAddresses } from "./order-addresses.tsx";
import { OrderLines, OrderTotals } from "./order-lines.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { useOrderDetails } from "./use-order-details.ts";

/** The timeline, line items, totals and addresses of an order. */
export default function OrderDetailsPanel({ row }: { row: OrderRow }) {
  const { order, notice, load } = useOrderDetails({ orderNo: row.orderNo, link: null });
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-[14rem_1fr]">
      <OrderTimeline order={row} />
      {order ? (
        <div className="grid min-w-0 content-start gap-6">
          <OrderLines order={order} />
          <OrderTotals order={order} />
          <OrderAddresses order={order} />
        </div>
      ) : notice ? (
        <div className="grid content-start justify-items-start gap-4">
          <NoticeBox notice={notice} />
          <RetryButton onRetry={load} />
        </div>
      ) : (
        <LoadingLine label={t("Loading the details …")} className="self-start" />
      )}
    </div>
  );
}
