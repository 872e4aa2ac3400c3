import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { useStoreData } from "../page/store-data.ts";
import { payByText } from "./pay-by-text.ts";

/** When an order is cancelled unless it is paid. Nothing where it is not cancelled by itself. */
export function PayBy({ order }: { order: Pick<OrderRow, "payBy"> }) {
  const { config } = useStoreData();
  const text = payByText(order, config.timeZone);
  return text && <p className="text-sm text-soft">{text}</p>;
}
