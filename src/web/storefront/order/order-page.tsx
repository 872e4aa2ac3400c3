import { Suspense } from "react";
import { type MetaFunction, useParams } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { earlyComponent } from "../../ui/lazy.tsx";
import { useRequiredUser } from "../account/require-login.ts";
import { pageMeta } from "../page/page-meta.ts";
import { OrderLoading } from "./order-heading.tsx";

const OwnOrder = earlyComponent(() => import("./own-order.tsx"));

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta({ title: t("Order {orderNo}", { orderNo: params.orderNo ?? "" }) }, matches);

/** One order of the customer, also to print. Our addition; the specification does not ask for it. */
export default function OrderPage() {
  const { orderNo = "" } = useParams();
  const user = useRequiredUser();
  const loading = <OrderLoading orderNo={orderNo} />;
  return (
    <div className="page-width max-w-[52rem] pt-10 sm:pt-16">
      <Suspense fallback={loading}>
        {user ? <OwnOrder key={`${user.userId} ${orderNo}`} orderNo={orderNo} /> : loading}
      </Suspense>
    </div>
  );
}
