import { useCallback, useEffect, useState } from "react";
import type { OrderDetails } from "../../../contract/buyer-orders.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { failure, type Notice } from "../form/notice.tsx";
import { api } from "../state/api.ts";

interface Asked {
  readonly order: OrderDetails | null;
  readonly notice: Notice | null;
  /** There is no such order of theirs: trying again does not help. */
  readonly isUnknown: boolean;
}

const nothingYet: Asked = { order: null, notice: null, isUnknown: false };

/** One order of the buyer's own with all it held, asked for when this is first shown. */
export function useOrderDetails(orderNo: string) {
  const [asked, setAsked] = useState<Asked>(nothingYet);
  const load = useCallback(async () => {
    setAsked(nothingYet);
    try {
      const order = await api.call("GET /api/orders/{orderNo}/details", { params: { orderNo } });
      setAsked({ order, notice: null, isUnknown: false });
    } catch (problem) {
      const isUnknown = problem instanceof ApiProblem && problem.code === "order_not_found";
      setAsked({ order: null, notice: failure("The order could not be loaded.", problem), isUnknown });
    }
  }, [orderNo]);
  useEffect(() => void load(), [load]);
  return { ...asked, load };
}
