import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { Html } from "../../ui/html.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { useStoreData } from "../store-data.ts";
import { expectedDelivery } from "./expected-delivery.ts";
import { OrderAmount } from "./order-amount.tsx";
import { OrderRowDetails } from "./order-row-details.tsx";
import { OrderStatus } from "./order-status.tsx";

interface OrderCardProps {
  order: OrderRow;
  onCancel: (order: OrderRow) => void;
}

/** An order on a phone: what it is, where it is now, when it comes, and one next step. */
export default function OrderCard({ order, onCancel }: OrderCardProps) {
  const { config } = useStoreData();
  const expected = expectedDelivery(order, Date.now(), config);
  const [first] = order.items;
  return (
    <li className="rounded-lg border border-line bg-raised p-4">
      <div className="flex gap-4">
        <div className="size-20 shrink-0 overflow-hidden rounded-md bg-tile">
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
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-snug font-medium tracking-normal">{itemsLabel(order)}</h2>
          <p className="mt-1 text-sm">
            <OrderStatus order={order} />
          </p>
          {expected && <p className="text-sm text-soft">Arrives {expected}</p>}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-soft">
        <span className="whitespace-nowrap tabular-nums">{order.orderNo}</span>
        <Html className="whitespace-nowrap" html={order.orderedOn} />
        <span className="font-medium text-ink tabular-nums">
          <OrderAmount order={order} />
        </span>
      </div>
      <div className="mt-2">
        <OrderRowDetails order={order} onCancel={onCancel} />
      </div>
    </li>
  );
}

/** 'Everyday Mug and 2 more' */
function itemsLabel({ items, isSwag }: OrderRow): string {
  const [first, ...others] = items;
  if (!first) return isSwag ? "Welcome kit" : "Your order";
  const name = first.qty > 1 ? `${first.qty} × ${first.productName}` : first.productName;
  return others.length > 0 ? `${name} and ${others.length} more` : name;
}
