import { isRefusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { exchangeSizeByStaff } from "../../orders/fulfilment/size-exchange/exchange-size-by-staff.ts";
import { hasAutomaticLinks } from "../../orders/order/automatic-links.ts";
import { normaliseOrderNumber } from "../../orders/order/order-number.ts";
import { changeLines, checkChangedLines } from "../../orders/staff-order/change-lines.ts";
import { replacePieces } from "../../orders/staff-order/replace-pieces.ts";
import type { Services } from "../../platform/services.ts";
import { staffOrderResponse } from "./order-admin-response.ts";

type StaffOrderChanges =
  | "POST /api/admin/orders/{orderNo}/replacements"
  | "POST /api/admin/orders/{orderNo}/lines/check"
  | "POST /api/admin/orders/{orderNo}/lines"
  | "POST /api/admin/orders/{orderNo}/lines/{lineId}/size-exchange";

const numberOf = ({ orderNo }: { orderNo: string }) => normaliseOrderNumber(orderNo) ?? "";

/** Changes of what an order is made of, and replacements. Each call returns an order as it is then. */
export function staffOrderChangesApi({
  database: { db },
  jobs,
  config,
  settings,
  calendar,
}: Services): Handlers<StaffOrderChanges> {
  const currentOrder = async (orderNo: string) =>
    (await staffOrderResponse(db, orderNo, settings.current())) ??
    refuse("order_not_found", "There is no order with that number.");
  const isLinkAutomatic = hasAutomaticLinks(config);
  return {
    async "POST /api/admin/orders/{orderNo}/replacements"({ params, body, ...staff }) {
      const { baseCurrency } = settings.current();
      const context = {
        jobs,
        limits: config,
        baseCurrency,
        isLinkAutomatic,
        calendar,
        staff,
        now: staff.now,
      };
      const made = await replacePieces(db, { orderNo: numberOf(params), input: body, ...context });
      return isRefusal(made) ? made : currentOrder(made);
    },

    "POST /api/admin/orders/{orderNo}/lines/check": ({ params, body }) =>
      checkChangedLines(db, { orderNo: numberOf(params), input: body, limits: config }),

    async "POST /api/admin/orders/{orderNo}/lines"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const change = { orderNo, input: body, limits: config, isLinkAutomatic, staff, now: staff.now };
      return (await changeLines(db, jobs, change)) ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/lines/{lineId}/size-exchange"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const by = { kind: "staff", staff } as const;
      const exchange = { orderNo, lineId: params.lineId, exchange: body, by, now: staff.now };
      return (await exchangeSizeByStaff(db, jobs, exchange)) ?? currentOrder(orderNo);
    },
  };
}
