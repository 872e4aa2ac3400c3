import { useCallback, useEffect, useState } from "react";
import { ApiProblem } from "../../../contract/client.ts";
import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { failureNotice, type Notice } from "../form/notice.tsx";
import { api } from "../state/api.ts";

interface OrderLoad {
  readonly order: OrderDetails | null;
  readonly notice: Notice | null;
  /** The customer has no such order: trying again does not help. */
  readonly isNotFound: boolean;
}

const initial: OrderLoad = { order: null, notice: null, isNotFound: false };

/** Loads the details of one order of the customer when the component is mounted. */
export function useOrderDetails(orderNo: string) {
  const [state, setState] = useState<OrderLoad>(initial);
  const load = useCallback(async () => {
    setState(initial);
    try {
      const order = await api.call("GET /api/orders/{orderNo}/details", { params: { orderNo } });
      setState({ order, notice: null, isNotFound: false });
    } catch (problem) {
      const isNotFound = problem instanceof ApiProblem && problem.code === "order_not_found";
      setState({ order: null, notice: failureNotice("The order could not be loaded.", problem), isNotFound });
    }
  }, [orderNo]);
  useEffect(() => void load(), [load]);
  return { ...state, load };
}
