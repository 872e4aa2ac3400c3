import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { normaliseOrderNumber } from "../../orders/order/order-number.ts";
import type { Services } from "../../platform/services.ts";
import { staffOrderResponse } from "./order-admin-response.ts";
import { orderMailResponse } from "./order-mail-response.ts";
import { resendOrderMail } from "./resend-order-mail.ts";
import { withdrawOrderLink } from "./withdraw-order-link.ts";

type OrderMailCalls =
  | "POST /api/admin/orders/{orderNo}/withdraw-link"
  | "GET /api/admin/orders/{orderNo}/mails/{mailId}"
  | "POST /api/admin/orders/{orderNo}/mails/{mailId}/resend";

const orderNotFound = refuse("order_not_found", "There is no order with that number.");

export const orderMailsApi = ({ database: { db }, jobs, settings }: Services): Handlers<OrderMailCalls> => ({
  async "POST /api/admin/orders/{orderNo}/withdraw-link"({ params, ...staff }) {
    const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
    const refused = await withdrawOrderLink(db, { orderNo, staff, now: staff.now });
    return refused ?? (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
  },

  async "GET /api/admin/orders/{orderNo}/mails/{mailId}"({ params }) {
    const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
    return (
      (await orderMailResponse(db, orderNo, params.mailId)) ??
      refuse("not_found", "The order has no such mail.")
    );
  },

  async "POST /api/admin/orders/{orderNo}/mails/{mailId}/resend"({ params, ...staff }) {
    const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
    const resend = { orderNo, mailId: params.mailId, staff, now: staff.now };
    const refused = await resendOrderMail(db, jobs, resend);
    return refused ?? (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
  },
});
