import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { correctDeliveryAddress } from "../../orders/fulfilment/correct-address.ts";
import { dispatchShipment } from "../../orders/fulfilment/dispatch-shipment.ts";
import { resendShipment } from "../../orders/fulfilment/resend-shipment.ts";
import { settleShipment } from "../../orders/fulfilment/settle-shipment.ts";
import { normaliseOrderNumber } from "../../orders/order/order-number.ts";
import { liveProviders } from "../../orders/payment/live-providers.ts";
import { refundLimitPaise } from "../../orders/refund/refund-limit.ts";
import { correctShipment } from "../../orders/shipment/correct-shipment.ts";
import { recordShipmentEnd } from "../../orders/shipment/end-shipment.ts";
import type { Services } from "../../platform/services.ts";
import { staffOrderResponse } from "./order-admin-response.ts";

type ShipmentCalls =
  | "POST /api/admin/orders/{orderNo}/shipments"
  | "POST /api/admin/orders/{orderNo}/shipments/{number}/correct"
  | "POST /api/admin/orders/{orderNo}/shipments/{number}/end"
  | "POST /api/admin/orders/{orderNo}/shipments/{number}/resend"
  | "POST /api/admin/orders/{orderNo}/shipments/{number}/settle"
  | "POST /api/admin/orders/{orderNo}/address";

const orderNotFound = refuse("order_not_found", "There is no order with that number.");
const numberOf = ({ orderNo }: { orderNo: string }) => normaliseOrderNumber(orderNo) ?? "";

/** Parcels of an order, as staff change them. Each call returns the order as it is then. */
export function shipmentsApi({
  database: { db },
  jobs,
  config,
  settings,
  calendar,
}: Services): Handlers<ShipmentCalls> {
  const providers = liveProviders({ config, settings });
  const currentOrder = async (orderNo: string) =>
    (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
  return {
    async "POST /api/admin/orders/{orderNo}/shipments"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const dispatch = { orderNo, input: body, calendar, staff, now: staff.now };
      return (await dispatchShipment(db, jobs, dispatch)) ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/shipments/{number}/correct"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const correct = { orderNo, number: params.number, correction: body, staff, now: staff.now };
      return (await correctShipment(db, jobs, correct)) ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/shipments/{number}/end"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const end = { orderNo, number: params.number, end: body, staff, now: staff.now };
      return (await recordShipmentEnd(db, jobs, end)) ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/shipments/{number}/resend"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const resend = { orderNo, number: params.number, resend: body, calendar, staff, now: staff.now };
      return (await resendShipment(db, jobs, resend)) ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/shipments/{number}/settle"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const limitPaise = refundLimitPaise(settings.current(), staff);
      const settle = { orderNo, number: params.number, settlement: body, limitPaise, staff, now: staff.now };
      return (await settleShipment(db, jobs, providers(), settle)) ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/address"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const by = { kind: "staff", staff } as const;
      const correct = { orderNo, address: body, by, now: staff.now };
      return (await correctDeliveryAddress(db, jobs, correct)) ?? currentOrder(orderNo);
    },
  };
}
