import { t } from "../../../platform/language/t.ts";
import { LoadingLine } from "../../ui/spinner.tsx";

export function OrderHeading({ orderNo }: { orderNo: string }) {
  return (
    <h1 className="text-2xl">
      {t("Order")}{" "}
      <span className="min-[18rem]:whitespace-nowrap tabular-nums" translate="no">
        {orderNo}
      </span>
    </h1>
  );
}

/** What the page's address tells about the order, until the rest is there. */
export function OrderLoading({ orderNo }: { orderNo: string }) {
  return (
    <div className="grid gap-8">
      <OrderHeading orderNo={orderNo} />
      <LoadingLine label={t("Loading your order …")} />
    </div>
  );
}
