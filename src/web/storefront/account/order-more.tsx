import { Suspense, useId, useState } from "react";
import { Link } from "react-router";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { Icon } from "../../ui/icon.tsx";
import { later } from "../../ui/later.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { OrderAgain } from "./order-again.tsx";

const loadStory = () => import("./order-story.tsx");
/** Fetched when a hand nears the button, not with the page. */
const preloadStory = () => void loadStory().catch(() => undefined);
const OrderStory = later(loadStory);

/** Below an order's row: its whole story when asked for, and the way to have it once more. */
export function OrderMore({ order }: { order: OrderRow }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm sm:gap-x-6">
        <button
          type="button"
          className="link inline-flex min-h-11 items-center gap-1"
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={preloadStory}
          onFocus={preloadStory}
          onClick={() => setOpen(!isOpen)}
        >
          Timeline and details<span className="sr-only"> of order {order.orderNo}</span>
          <span className={`transition-transform ${isOpen ? "rotate-180" : ""}`}>
            <Icon name="down" size={16} />
          </span>
        </button>
        <Link to={`/accounts/orders/${order.orderNo}`} className="link inline-flex min-h-11 items-center">
          Print<span className="sr-only"> order {order.orderNo}</span>
        </Link>
        {!order.isSwag && (
          <span className="ml-auto">
            <OrderAgain order={order} />
          </span>
        )}
      </div>
      {/* As tall as most orders' story from the first moment: what is loaded then moves nothing below it. */}
      <div
        id={id}
        hidden={!isOpen}
        className="mt-3 min-h-[26rem] rounded-lg bg-raised p-5 max-md:min-h-[44rem] sm:p-6"
      >
        {isOpen && (
          <Suspense fallback={<Spinner />}>
            <OrderStory row={order} />
          </Suspense>
        )}
      </div>
    </>
  );
}
