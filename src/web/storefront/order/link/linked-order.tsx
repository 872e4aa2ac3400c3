import { useState } from "react";
import { t } from "../../../../platform/language/t.ts";
import { orderNoOfLink } from "../../../../platform/order-link/order-link.ts";
import { lazyComponent } from "../../../ui/lazy.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { errorNotice, NoticeBox } from "../../form/notice.tsx";
import { OrderHeading, OrderLoading } from "../order-heading.tsx";
import { OrderView } from "../order-view.tsx";
import { useOrderDetails } from "../use-order-details.ts";

const AskForLink = lazyComponent(() => import("./ask-for-link.tsx"));

const withdrawn = () => errorNotice(t("This link no longer opens an order."), t("Ask for a new one here."));

/** The order that the link of a mail opens. */
export default function LinkedOrder({ link }: { link: string }) {
  const [access] = useState({ orderNo: orderNoOfLink(link), link });
  const { order, notice, isNotFound, load, show } = useOrderDetails(access);
  if (order) return <OrderView order={order} access={access} onChange={(now) => void show(now)} />;
  if (isNotFound) return <AskForLink orderNo={access.orderNo} reason={withdrawn()} />;
  if (!notice) return <OrderLoading orderNo={access.orderNo} />;
  return (
    <div className="grid justify-items-start gap-6">
      <OrderHeading orderNo={access.orderNo} />
      <NoticeBox notice={notice} />
      <RetryButton onRetry={load} />
    </div>
  );
}
