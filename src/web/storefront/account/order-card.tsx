import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { arrivalText } from "./arrival-text.ts";
import { itemsLabel } from "./items-label.ts";
import { OrderAmount } from "./order-amount.tsx";
import { OrderRowDetails } from "./order-row-details.tsx";
import { OrderStatus } from "./order-status.tsx";
import { OrderedOn } from "./ordered-on.tsx";
import { PayBy } from "./pay-by.tsx";

interface OrderCardProps {
  order: OrderRow;
  onCancel: (order: OrderRow) => void;
}

/** An order on a phone: what it is, where it is now, when it comes, and one next step. */
export default function OrderCard({ order, onCancel }: OrderCardProps) {
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
            <OrderStatus order={order} />
          </p>
          {arrival && <p className="text-sm text-soft">{arrival}</p>}
          <PayBy order={order} />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-soft">
        <span className="whitespace-nowrap tabular-nums">{order.orderNo}</span>
        <OrderedOn order={order} />
        <span className="font-medium text-ink tabular-nums">
          <OrderAmount order={order} />
        </span>
      </div>
      <div className="mt-2">
        <OrderRowDetails order={order} onCancel={onCancel} isCard />
      </div>
    </li>
  );
}
