import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { configuredProviders } from "../payment/configured-providers.ts";
import { makePaymentLink } from "./make-payment-link.ts";
import { moveOrder } from "./move-order.ts";
import { normaliseOrderNumber } from "./order-number.ts";
import { sendPaymentLink } from "./send-payment-link.ts";
import { staffOrder, staffOrderRow } from "./staff-order-answer.ts";
import { findOrders } from "./staff-orders.store.ts";
import { writeNote } from "./write-note.ts";

type StaffOrderCalls =
  | "GET /api/admin/orders"
  | "GET /api/admin/orders/{orderNo}"
  | "POST /api/admin/orders/{orderNo}/status"
  | "POST /api/admin/orders/{orderNo}/payment-link"
  | "POST /api/admin/orders/{orderNo}/provider-link"
  | "POST /api/admin/orders/{orderNo}/notes";

const notFound = refuse("order_not_found", "There is no order of that number.");

export function staffOrdersApi({ database: { db }, jobs, config }: Services): Handlers<StaffOrderCalls> {
  const providers = configuredProviders(config);
  return {
    async "GET /api/admin/orders"({ query }) {
      const found = await findOrders(db, query);
      return { ...found, rows: found.rows.map(staffOrderRow) };
    },

    async "GET /api/admin/orders/{orderNo}"({ params }) {
      return (await staffOrder(db, normaliseOrderNumber(params.orderNo) ?? "")) ?? notFound;
    },

    async "POST /api/admin/orders/{orderNo}/status"({ params, body, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const refused = await moveOrder(db, jobs, { orderNo, step: body, staff, now: staff.now });
      return refused ?? (await staffOrder(db, orderNo)) ?? notFound;
    },

    async "POST /api/admin/orders/{orderNo}/payment-link"({ params, body, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const refused = await sendPaymentLink(db, jobs, { orderNo, link: body, staff, now: staff.now });
      return refused ?? (await staffOrder(db, orderNo)) ?? notFound;
    },

    async "POST /api/admin/orders/{orderNo}/provider-link"({ params, body, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const provider = providers[body.provider];
      if (!provider) return refuse("step_not_allowed", "This provider has no keys.");
      const make = { orderNo, ask: body, provider, store: config, staff, now: staff.now };
      const refused = await makePaymentLink(db, jobs, make);
      return refused ?? (await staffOrder(db, orderNo)) ?? notFound;
    },

    async "POST /api/admin/orders/{orderNo}/notes"({ params, body, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const refused = await writeNote(db, { orderNo, note: body.note.trim(), staff, now: staff.now });
      return refused ?? (await staffOrder(db, orderNo)) ?? notFound;
    },
  };
}
