import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { confirmOrders } from "./confirm-orders.ts";
import { dispatchOrders } from "./dispatch-orders.ts";

type BatchCalls = "POST /api/admin/orders/confirm" | "POST /api/admin/orders/dispatch";

export const orderBatchesApi = ({
  database: { db },
  jobs,
  config,
  calendar,
}: Services): Handlers<BatchCalls> => ({
  "POST /api/admin/orders/confirm": ({ body, ...staff }) =>
    confirmOrders(db, jobs, { orders: body.orders, staff, calendar, times: config, now: staff.now }),

  "POST /api/admin/orders/dispatch": ({ body, ...staff }) =>
    dispatchOrders(db, jobs, { input: body, staff, calendar, times: config, now: staff.now }),
});
