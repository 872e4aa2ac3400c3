import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { withholdRest } from "../../orders/cancel/withhold-rest.ts";
import { changeOrderStatus } from "../../orders/fulfilment/change-order-status.ts";
import { markPacked } from "../../orders/fulfilment/mark-packed.ts";
import { sendPaidBack } from "../../orders/fulfilment/send-paid-back.ts";
import { normaliseOrderNumber } from "../../orders/order/order-number.ts";
import { checkOrderLinks } from "../../orders/payment/check-payment-links.ts";
import { createPaymentLink } from "../../orders/payment/create-payment-link.ts";
import { liveProviders } from "../../orders/payment/live-providers.ts";
import { sendPaymentLink } from "../../orders/payment/send-payment-link.ts";
import { refundLimitPaise } from "../../orders/refund/refund-limit.ts";
import type { Services } from "../../platform/services.ts";
import { staffOrderResponse, staffOrderRowResponse } from "./order-admin-response.ts";
import { orderExportResponse } from "./order-export.ts";
import { countQueues, listOrders } from "./order-list.store.ts";
import { writeNote } from "./write-note.ts";

type StaffOrderCalls =
  | "GET /api/admin/orders"
  | "GET /api/admin/order-exports"
  | "GET /api/admin/order-queues"
  | "GET /api/admin/orders/{orderNo}"
  | "POST /api/admin/orders/{orderNo}/status"
  | "POST /api/admin/orders/{orderNo}/payment-link"
  | "POST /api/admin/orders/{orderNo}/provider-link"
  | "POST /api/admin/orders/{orderNo}/check-payment"
  | "POST /api/admin/orders/{orderNo}/packed"
  | "POST /api/admin/orders/{orderNo}/send-paid-back"
  | "POST /api/admin/orders/{orderNo}/withhold-rest"
  | "POST /api/admin/orders/{orderNo}/notes";

const orderNotFound = refuse("order_not_found", "There is no order with that number.");

export function staffOrdersApi({
  database: { db },
  jobs,
  config,
  settings,
  calendar,
}: Services): Handlers<StaffOrderCalls> {
  const providers = liveProviders({ config, settings });
  return {
    async "GET /api/admin/orders"({ query }) {
      const found = await listOrders(db, query, calendar);
      return { ...found, rows: found.rows.map(staffOrderRowResponse) };
    },

    async "GET /api/admin/order-exports"({ query }) {
      const found = await listOrders(db, query, calendar);
      return { ...found, rows: await orderExportResponse(db, found.rows, calendar.timeZone) };
    },

    "GET /api/admin/order-queues": () => countQueues(db),

    async "GET /api/admin/orders/{orderNo}"({ params }) {
      return (
        (await staffOrderResponse(db, normaliseOrderNumber(params.orderNo) ?? "", settings.current())) ??
        orderNotFound
      );
    },

    async "POST /api/admin/orders/{orderNo}/status"({ params, body, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const refused = await changeOrderStatus(db, jobs, {
        orderNo,
        change: body,
        staff,
        calendar,
        times: config,
        now: staff.now,
      });
      return refused ?? (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
    },

    async "POST /api/admin/orders/{orderNo}/payment-link"({ params, body, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const refused = await sendPaymentLink(db, jobs, {
        orderNo,
        link: body,
        staff,
        times: config,
        now: staff.now,
      });
      return refused ?? (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
    },

    async "POST /api/admin/orders/{orderNo}/provider-link"({ params, body, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const provider = providers()[body.provider];
      if (!provider) return refuse("state_conflict", "No keys are set for this provider.");
      const store = { ...settings.current(), publicUrl: config.publicUrl };
      const linkInput = {
        orderNo,
        request: body,
        provider,
        store,
        staff,
        times: config,
        now: staff.now,
      };
      const refused = await createPaymentLink(db, jobs, linkInput);
      return refused ?? (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
    },

    async "POST /api/admin/orders/{orderNo}/check-payment"({ params, now }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const refused = await checkOrderLinks({ db, jobs, providers: providers(), now }, orderNo);
      return refused ?? (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
    },

    async "POST /api/admin/orders/{orderNo}/packed"({ params, body: { isPacked }, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const refused = await markPacked(db, { orderNo, isPacked, staff, now: staff.now });
      return refused ?? (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
    },

    async "POST /api/admin/orders/{orderNo}/send-paid-back"({ params, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const limitPaise = refundLimitPaise(settings.current(), staff);
      const refused = await sendPaidBack(db, { orderNo, limitPaise, staff, now: staff.now });
      return refused ?? (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
    },

    async "POST /api/admin/orders/{orderNo}/withhold-rest"({ params, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const refused = await withholdRest(db, jobs, { orderNo, staff, now: staff.now });
      return refused ?? (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
    },

    async "POST /api/admin/orders/{orderNo}/notes"({ params, body, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const refused = await writeNote(db, { orderNo, note: body.note.trim(), staff, now: staff.now });
      return refused ?? (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
    },
  };
}
