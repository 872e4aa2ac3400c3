import { Suspense } from "react";
import type { MetaFunction } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { earlyComponent } from "../../ui/lazy.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { useRequiredUser } from "../account/require-login.ts";
import { pageMeta } from "../page/page-meta.ts";

const LatestOrders = earlyComponent(() => import("./latest-orders.tsx"));

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("My Order History") }, matches);

/** Specification 2 and 4: accounts/order-history. */
export default function OrderHistory() {
  const user = useRequiredUser();
  const loading = <LoadingLine label={t("Loading your orders …")} />;
  return (
    <div className="page-width max-w-[64rem] pt-10 sm:pt-16">
      <h1 className="text-2xl">{t("My Order History")}</h1>
      <div className="mt-8">
        <Suspense fallback={loading}>
          {user ? <LatestOrders key={user.userId} user={user} /> : loading}
        </Suspense>
      </div>
    </div>
  );
}
