import { useCallback, useEffect, useState } from "react";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { t } from "../../../platform/language/t.ts";
import { failureNotice, type Notice } from "../form/notice.tsx";
import { isNoSuchOrder, type OrderAccess, readOrder } from "./order-access.ts";

interface OrderLoad {
  readonly order: OrderDetails | null;
  readonly notice: Notice | null;
  /** The customer has no such order: trying again does not help. */
  readonly isNotFound: boolean;
}

const initial: OrderLoad = { order: null, notice: null, isNotFound: false };

/** Loads the details of one order when the component is mounted. `load` reads it again. */
export function useOrderDetails({ orderNo, link }: OrderAccess) {
  const [state, setState] = useState<OrderLoad>(initial);
  const load = useCallback(async () => {
    setState(initial);
    try {
      const order = await readOrder({ orderNo, link });
      setState({ order, notice: null, isNotFound: false });
    } catch (problem) {
      const notice = failureNotice(t("The order could not be loaded."), problem);
      setState({ order: null, notice, isNotFound: isNoSuchOrder(problem) });
    }
  }, [orderNo, link]);
  useEffect(() => void load(), [load]);
  /** Shows the order as it is now. The rest is read again; where that fails, what was done stays on the page. */
  const show = useCallback(
    async (row: OrderRow) => {
      setState(({ order }) => ({ ...initial, order: order && { ...order, ...row } }));
      const order = await readOrder({ orderNo, link }).catch(() => null);
      if (order) setState({ ...initial, order });
    },
    [orderNo, link],
  );
  return { ...state, load, show };
}
