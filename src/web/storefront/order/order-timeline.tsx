import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { type OrderProgressStep, orderProgress } from "../../../orders/order/order-progress.ts";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { arrivalText } from "../account/arrival-text.ts";
import { useStoreData } from "../page/store-data.ts";
import { orderDay } from "./order-format.ts";
import { statusName } from "./status-name.ts";

/** The status changes of an order with their dates, then the ones still to come. */
export function OrderTimeline({ order }: { order: OrderRow }) {
  const { config } = useStoreData();
  const steps = orderProgress(order);
  const current = steps.findLastIndex((step) => step.isDone);
  return (
    <ol>
      {steps.map((step, index) => (
        <li
          key={step.status}
          aria-current={index === current ? "step" : undefined}
          className="relative flex gap-3 pb-4 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute top-6 bottom-0 inset-s-3 w-px ${index < current ? "bg-good" : "bg-line"}`}
            />
          )}
          <Dot step={step} />
          <div className="min-w-0 text-sm">
            <p className={step.isDone ? "font-medium" : "text-soft"}>{statusName(step.status)}</p>
            <p className="text-soft">{stepDate(step, arrivalText(order), config.timeZone)}</p>
            {step.isDone && step.status === "Dispatched" && order.shippedBy && (
              <p className="text-soft wrap-anywhere">
                <span>{`${order.shippedBy}, ${t("AWB")}`}</span>{" "}
                <span className="whitespace-nowrap" translate="no">
                  {order.awbNo}
                </span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Dot({ step: { status, isDone } }: { step: OrderProgressStep }) {
  const isEnd = status === "Cancelled";
  const look = isEnd ? "bg-bad-tint text-bad" : isDone ? "bg-good-tint text-good" : "border border-edge";
  return (
    <span aria-hidden="true" className={`grid size-6 shrink-0 place-items-center rounded-full ${look}`}>
      {isDone && <Icon name={isEnd ? "close" : "check"} size={14} />}
    </span>
  );
}

function stepDate({ status, at, isDone }: OrderProgressStep, arrival: string | null, timeZone: string) {
  if (at) return <time dateTime={at}>{orderDay(at, timeZone)}</time>;
  if (isDone) return t("Done");
  return status === "Delivered" && arrival ? arrival : t("Not yet");
}
