import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { language } from "../../../platform/language/t.ts";
import { Html } from "../../ui/html.tsx";
import { useStoreData } from "../page/store-data.ts";
import { orderDay } from "./order-format.ts";

/** The day of an order: in English as the API writes it (specification 7), else as the language writes dates. */
export function OrderedOn({ order }: { order: OrderRow }) {
  const { config } = useStoreData();
  if (language() === "en") return <Html className="whitespace-nowrap" html={order.orderedOn} />;
  return <span className="whitespace-nowrap">{orderDay(order.placedAt, config.timeZone)}</span>;
}
