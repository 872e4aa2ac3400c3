import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { readOrderMailOf } from "./order-mail-answer.ts";
import { normaliseOrderNumber } from "./order-number.ts";
import { sendMailAgain } from "./send-mail-again.ts";
import { staffOrder } from "./staff-order-answer.ts";
import { swapSize } from "./swap-size.ts";

type AfterSalesCalls =
  | "POST /api/admin/orders/{orderNo}/lines/{lineId}/size"
  | "GET /api/admin/orders/{orderNo}/mails/{mailId}"
  | "POST /api/admin/orders/{orderNo}/mails/{mailId}/send";

const notFound = refuse("order_not_found", "There is no order of that number.");

export const afterSalesApi = ({ database: { db }, jobs }: Services): Handlers<AfterSalesCalls> => ({
  async "POST /api/admin/orders/{orderNo}/lines/{lineId}/size"({ params, body, ...staff }) {
    const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
    const refused = await swapSize(db, { orderNo, lineId: params.lineId, swap: body, staff, now: staff.now });
    return refused ?? (await staffOrder(db, orderNo)) ?? notFound;
  },

  async "GET /api/admin/orders/{orderNo}/mails/{mailId}"({ params }) {
    const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
    return (
      (await readOrderMailOf(db, orderNo, params.mailId)) ??
      refuse("not_found", "The order has no such mail.")
    );
  },

  async "POST /api/admin/orders/{orderNo}/mails/{mailId}/send"({ params, ...staff }) {
    const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
    const again = { orderNo, mailId: params.mailId, staff, now: staff.now };
    const refused = await sendMailAgain(db, jobs, again);
    return refused ?? (await staffOrder(db, orderNo)) ?? notFound;
  },
});
