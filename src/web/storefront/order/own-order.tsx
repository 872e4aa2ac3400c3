import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { NoticeBox } from "../form/notice.tsx";
import { OrderHeading, OrderLoading } from "./order-heading.tsx";
import { OrderView } from "./order-view.tsx";
import { useOrderDetails } from "./use-order-details.ts";

const AllOrders = () => (
  <Link to="/accounts/order-history" className={buttonClass("secondary")}>
    {t("See my orders")}
  </Link>
);

/** An order of the logged-in customer. */
export default function OwnOrder({ orderNo }: { orderNo: string }) {
  const [access] = useState({ orderNo, link: null });
  const { order, notice, isNotFound, load, show } = useOrderDetails(access);
  if (order)
    return (
      <OrderView order={order} access={access} onChange={(now) => void show(now)}>
        <AllOrders />
      </OrderView>
    );
  if (!notice) return <OrderLoading orderNo={orderNo} />;
  return (
    <div className="grid justify-items-start gap-6">
      {isNotFound ? (
        <h1 className="text-2xl">{t("You have no order with this number")}</h1>
      ) : (
        <OrderHeading orderNo={orderNo} />
      )}
      {!isNotFound && (
        <>
          <NoticeBox notice={notice} />
          <RetryButton onRetry={load} />
        </>
      )}
      <AllOrders />
    </div>
  );
}
