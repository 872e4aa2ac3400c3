import type { AddressCorrection } from "../../../contract/address-correction.ts";
import type { ReturnInput } from "../../../contract/admin/refunds-and-returns.ts";
import { ApiProblem } from "../../../contract/api-problem.ts";
import type { BilledCompany } from "../../../contract/billed-company.ts";
import type { OwnSizeChange } from "../../../contract/customer-order-changes.ts";
import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { api } from "../state/api.ts";

/** How a page reaches an order: as its logged-in customer, or by the link of a mail, whoever is logged in here. */
export interface OrderAccess {
  readonly orderNo: string;
  /** Null: by the login. */
  readonly link: string | null;
}

export const headersOf = ({ link }: OrderAccess) =>
  link === null ? {} : { headers: { "x-order-link": link } };

const ownOrder = (access: OrderAccess) => ({ params: { orderNo: access.orderNo }, ...headersOf(access) });

export const readOrder = (access: OrderAccess) =>
  api.call("GET /api/orders/{orderNo}/details", ownOrder(access));
export const cancelOrder = (access: OrderAccess) =>
  api.call("POST /api/orders/{orderNo}/cancel", ownOrder(access));
export const readSizeChoices = (access: OrderAccess) =>
  api.call("GET /api/orders/{orderNo}/size-choices", ownOrder(access));
export const changeOwnSize = (access: OrderAccess, lineId: number, body: OwnSizeChange) =>
  api.call("POST /api/orders/{orderNo}/lines/{lineId}/size", {
    params: { orderNo: access.orderNo, lineId },
    ...headersOf(access),
    body,
  });
export const changeOwnAddress = (access: OrderAccess, body: AddressCorrection) =>
  api.call("POST /api/orders/{orderNo}/address", { ...ownOrder(access), body });
export const loadDocument = (access: OrderAccess, documentId: number) =>
  api.call("GET /api/orders/{orderNo}/documents/{documentId}", {
    params: { orderNo: access.orderNo, documentId },
    ...headersOf(access),
  });

export const loadEInvoice = (access: OrderAccess, documentId: number) =>
  api.call("GET /api/orders/{orderNo}/documents/{documentId}/e-invoice", {
    params: { orderNo: access.orderNo, documentId },
    ...headersOf(access),
  });
export const setOwnCompany = (access: OrderAccess, body: BilledCompany) =>
  api.call("POST /api/orders/{orderNo}/billed-company", { ...ownOrder(access), body });

export const readReturns = (access: OrderAccess) =>
  api.call("GET /api/orders/{orderNo}/returns", ownOrder(access));
export const askForReturn = (access: OrderAccess, body: ReturnInput) =>
  api.call("POST /api/orders/{orderNo}/returns", { ...ownOrder(access), body });
export const reportFault = (access: OrderAccess, body: ReturnInput) =>
  api.call("POST /api/orders/{orderNo}/faults", { ...ownOrder(access), body });
export const callOffReturn = (access: OrderAccess, returnId: number) =>
  api.call("POST /api/orders/{orderNo}/returns/{returnId}/call-off", {
    params: { orderNo: access.orderNo, returnId },
    ...headersOf(access),
  });

export const readThanks = (access: OrderAccess) =>
  api.call("GET /api/orders/{orderNo}/thanks", ownOrder(access));
export const sendThanks = (access: OrderAccess, note: string) =>
  api.call("POST /api/orders/{orderNo}/thanks", { ...ownOrder(access), body: { note } });

export const hasSizes = ({ lines }: OrderDetails): boolean => lines.some(({ size }) => size !== "");

/** Trying again does not help: there is no such order, or the link was withdrawn. */
export const isNoSuchOrder = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === "order_not_found";
