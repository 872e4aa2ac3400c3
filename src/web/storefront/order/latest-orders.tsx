import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { lazyComponent } from "../../ui/lazy.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { Table } from "../../ui/table.tsx";
import { arrivalText } from "../account/arrival-text.ts";
import { failureNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { api } from "../state/api.ts";
import type { User } from "../state/user.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { OrderAmount } from "./order-amount.tsx";
import { OrderRowDetails } from "./order-row-details.tsx";
import { OrderStatus } from "./order-status.tsx";
import { OrderedOn } from "./ordered-on.tsx";
import { PayBy } from "./pay-by.tsx";

/** Only a phone needs it. */
const OrderCard = lazyComponent(() => import("./order-card.tsx"));

/** Specification 9. */
const MAX_SHOWN = 5;

/** The orders of a user, and the question before one is cancelled. */
export default function LatestOrders({ user: { userId } }: { user: User }) {
  const [orders, setOrders] = useState<readonly OrderRow[] | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [toCancel, setToCancel] = useState<OrderRow | null>(null);

  async function load() {
    setNotice(null);
    try {
      setOrders(await api.call("GET /api/orders/{userId}", { params: { userId } }));
    } catch (problem) {
      setNotice(failureNotice(t("Your orders could not be loaded."), problem));
    }
  }
  const loadFirst = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for this user
  useEffect(() => void loadFirst(), [userId]);

  function cancelled(order: OrderRow) {
    setOrders((before) => before?.map((each) => (each.orderNo === order.orderNo ? order : each)) ?? null);
    setToCancel(null);
    setNotice({ kind: "good", text: t("Order {orderNo} is cancelled.", { orderNo: order.orderNo }) });
  }

  if (!orders && !notice) return <LoadingLine label={t("Loading your orders …")} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {/* First, so that the question is closed, and the page no longer inert, when the notice takes the focus. */}
      <CancelOrder order={toCancel} onCancelled={cancelled} onClose={() => setToCancel(null)} />
      <NoticeBox notice={notice} takesFocus />
      {!orders && <RetryButton className={buttonClass("secondary", "justify-self-start")} onRetry={load} />}
      {orders?.length === 0 && (
        <div className="grid justify-items-start gap-5">
          <p className="text-lg">{t("No orders found !!!")}</p>
          <Link to="/" className={buttonClass("secondary")}>
            {t("Have a look around")}
          </Link>
        </div>
      )}
      {orders && orders.length > 0 && (
        <OrderList orders={orders.slice(0, MAX_SHOWN)} onCancel={setToCancel} />
      )}
    </div>
  );
}

interface OrderListProps {
  orders: readonly OrderRow[];
  onCancel: (order: OrderRow) => void;
}

/** From this width on there is room for the table of the specification. */
const TABLE_QUERY = "(min-width: 820px)";

/** A card per order on a phone, a table on a wider screen. Orders are shown in the browser only. */
function OrderList(props: OrderListProps) {
  const isWide = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(TABLE_QUERY);
      query.onchange = listener;
      return () => {
        query.onchange = null;
      };
    },
    () => matchMedia(TABLE_QUERY).matches,
  );
  if (isWide) return <OrderTable {...props} />;
  return (
    <Suspense fallback={<LoadingLine label={t("Loading your orders …")} />}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={t("Your latest orders")}>
        {props.orders.map((order, index) => (
          <OrderCard key={order.orderNo} order={order} serial={index + 1} onCancel={props.onCancel} />
        ))}
      </ul>
    </Suspense>
  );
}

function OrderTable({ orders, onCancel }: OrderListProps) {
  const rows = orders.map((order, index) => ({ ...order, serial: index + 1 }));
  return (
    <Table
      caption={t("Your latest orders")}
      rows={rows}
      keyOf={(order) => order.orderNo}
      below={(order) => <OrderRowDetails order={order} onCancel={onCancel} />}
      columns={[
        { heading: t("Sr. No."), cell: (order) => order.serial },
        {
          heading: t("Order No"),
          cell: (order) => (
            <span className="font-medium whitespace-nowrap" translate="no">
              {order.orderNo}
            </span>
          ),
        },
        {
          heading: t("Ordered On"),
          cell: (order) => <OrderedOn order={order} />,
        },
        { heading: t("Total Amount"), isNumber: true, cell: (order) => <OrderAmount order={order} /> },
        {
          heading: t("Status"),
          cell: (order) => (
            <>
              <OrderStatus order={order} />
              <p className="text-soft">{arrivalText(order)}</p>
              <PayBy order={order} />
            </>
          ),
        },
      ]}
    />
  );
}
