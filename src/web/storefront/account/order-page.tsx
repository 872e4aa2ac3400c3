import { Link, type MetaFunction, useParams } from "react-router";
import { t } from "../../language/t.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { NoticeBox } from "../form/notice.tsx";
import { pageMeta } from "../page-meta.ts";
import type { OrderAccess } from "./order-access.ts";
import { OrderHeading, OrderLoading } from "./order-heading.tsx";
import { OrderView } from "./order-view.tsx";
import { useRequiredUser } from "./require-login.ts";
import { useOrderDetails } from "./use-order-details.ts";

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta({ title: t("Order {orderNo}", { orderNo: params.orderNo ?? "" }) }, matches);

/** One order of the customer, also to print. Our addition; the specification does not ask for it. */
export default function OrderPage() {
  const { orderNo = "" } = useParams();
  const user = useRequiredUser();
  return (
    <div className="page-width max-w-[52rem] pt-10 sm:pt-16">
      {user ? (
        <Order key={`${user.userId} ${orderNo}`} access={{ orderNo, link: null }} />
      ) : (
        <OrderLoading orderNo={orderNo} />
      )}
    </div>
  );
}

const AllOrders = () => (
  <Link to="/accounts/order-history" className={buttonClass("secondary")}>
    {t("See my orders")}
  </Link>
);

function Order({ access }: { access: OrderAccess }) {
  const { order, notice, isNotFound, load, show } = useOrderDetails(access);
  if (order)
    return (
      <OrderView order={order} access={access} onChange={(now) => void show(now)}>
        <AllOrders />
      </OrderView>
    );
  if (!notice) return <OrderLoading orderNo={access.orderNo} />;
  return (
    <div className="grid justify-items-start gap-6">
      {isNotFound ? (
        <h1 className="text-2xl">{t("You have no order with this number")}</h1>
      ) : (
        <OrderHeading orderNo={access.orderNo} />
      )}
      {!isNotFound && (
        <>
          <NoticeBox notice={notice} />
          <Button look="secondary" onClick={() => void load()}>
            {t("Try again")}
          </Button>
        </>
      )}
      <AllOrders />
    </div>
  );
}
