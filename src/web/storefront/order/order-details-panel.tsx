import { useState } from "react";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { RetryButton } from "../../ui/retry-button.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { NoticeBox } from "../form/notice.tsx";
import { OrderParts } from "./order-parts.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { useOrderDetails } from "./use-order-details.ts";

/** All there is to read of an order, in the history. Its timeline is there before the rest. */
export default function OrderDetailsPanel({ row }: { row: OrderRow }) {
  const [access] = useState({ orderNo: row.orderNo, link: null });
  const { order, notice, load } = useOrderDetails(access);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      {order ? (
        <OrderParts order={{ ...order, ...row }} access={access} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 md:grid-cols-[14rem_1fr]">
          <OrderTimeline order={row} />
          {notice ? (
            <div className="grid content-start justify-items-start gap-4">
              <NoticeBox notice={notice} />
              <RetryButton onRetry={load} />
            </div>
          ) : (
            <LoadingLine label={t("Loading the details …")} className="self-start" />
          )}
        </div>
      )}
    </div>
  );
}
