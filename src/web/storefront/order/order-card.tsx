import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { arrivalText } from "../account/arrival-text.ts";
import { itemsLabel } from "./items-label.ts";
import { OrderAmount } from "./order-amount.tsx";
import { OrderRowDetails } from "./order-row-details.tsx";
import { OrderStatus } from "./order-status.tsx";
import { OrderedOn } from "./ordered-on.tsx";
import { PayBy } from "./pay-by.tsx";

interface OrderCardProps {
  order: OrderRow;
  /** Its number in the list, from 1. */
  serial: number;
  onCancel: (order: OrderRow) => void;
}

/** An order on a phone: what it is, where it is now, when it comes, and one next step. */
export default function OrderCard({ order, serial, onCancel }: OrderCardProps) {
  const arrival = arrivalText(order);
  const [first] = order.items;
  return (
    <li className="rounded-lg border border-line bg-raised p-4">
      <div className="flex gap-4 max-[18rem]:flex-wrap">
        <div className="image-tile size-20 shrink-0 rounded-md">
          {first?.imagePath && (
            <ResponsiveImage
              path={first.imagePath}
              alt=""
              sizes="5rem"
              maxWidth={320}
              className="size-full object-cover"
            />
          )}
        </div>
        <div className="min-w-0 flex-1 max-[18rem]:basis-full">
          <h2 className="text-base leading-snug font-medium tracking-normal">
            {wholeWords(itemsLabel(order))}
          </h2>
          <p className="mt-1 text-sm">
            <span className="text-soft">{t("Status")}</span> <OrderStatus order={order} />
          </p>
          {arrival && <p className="text-sm text-soft">{arrival}</p>}
          <PayBy order={order} />
        </div>
      </div>
      {/* In the words of the table that wider screens have (specification 2). */}
      <dl className="order-facts">
        <dt>{t("Sr. No.")}</dt>
        <dd>{serial}</dd>
        <dt>{t("Order No")}</dt>
        <dd className="wrap-anywhere" translate="no">
          {order.orderNo}
        </dd>
        <dt>{t("Ordered On")}</dt>
        <dd>
          <OrderedOn order={order} />
        </dd>
        <dt>{t("Total Amount")}</dt>
        <dd className="font-medium">
          <OrderAmount order={order} />
        </dd>
      </dl>
      <div className="mt-2">
        <OrderRowDetails order={order} onCancel={onCancel} isCard />
      </div>
    </li>
  );
}
