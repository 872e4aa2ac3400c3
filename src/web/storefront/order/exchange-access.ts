import type { ExchangeInput } from "../../../contract/exchanges.ts";
import { api } from "../state/api.ts";
import { headersOf, type OrderAccess } from "./order-access.ts";

const exchangeOf = (access: OrderAccess, returnId: number) => ({
  params: { orderNo: access.orderNo, returnId },
  ...headersOf(access),
});

export const readExchanges = (access: OrderAccess) =>
  api.call("GET /api/orders/{orderNo}/exchanges", {
    params: { orderNo: access.orderNo },
    ...headersOf(access),
  });
export const askForExchange = (access: OrderAccess, body: ExchangeInput) =>
  api.call("POST /api/orders/{orderNo}/exchanges", {
    params: { orderNo: access.orderNo },
    ...headersOf(access),
    body,
  });
export const callOffExchange = (access: OrderAccess, returnId: number) =>
  api.call("POST /api/orders/{orderNo}/exchanges/{returnId}/call-off", exchangeOf(access, returnId));
export const loadLabel = (access: OrderAccess, returnId: number) =>
  api.call("GET /api/orders/{orderNo}/exchanges/{returnId}/label", exchangeOf(access, returnId));
