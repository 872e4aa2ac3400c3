import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { t } from "../../../platform/language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { formatOrderAmount, orderDay } from "./order-format.ts";

/** What was paid back of an order: how much, when and how. Nothing where nothing was. */
export function OrderRefunds({ order }: { order: OrderDetails }) {
  const { config } = useStoreData();
  if (order.refunds.length === 0) return null;
  return (
    <section aria-label={t("Refunds")} className="grid gap-3 border-t border-line pt-4 text-sm">
      <h2 className="text-sm font-medium tracking-normal">
        {t("{count, plural, one {Refund} other {Refunds}}", { count: order.refunds.length })}
      </h2>
      <ul className="grid gap-3">
        {order.refunds.map((refund, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: refunds are only added
          <li key={index} className="flex justify-between gap-4 break-inside-avoid">
            <p className="text-soft">
              <span>{`${refund.isByHand ? t("By bank transfer") : t("To the payment method you used")},`}</span>{" "}
              <time dateTime={refund.at} className="whitespace-nowrap">
                {orderDay(refund.at, config.timeZone)}
              </time>
              {!refund.isDone && <span>{` (${t("on its way")})`}</span>}
            </p>
            <p className="font-medium text-good tabular-nums" translate="no">
              {formatOrderAmount(refund.amount, order)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
