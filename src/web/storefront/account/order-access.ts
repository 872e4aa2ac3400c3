import { ApiProblem, type CallOptions } from "../../../contract/client.ts";
import { api } from "../state/api.ts";

/** How a page reaches an order: as its logged-in customer, or by the link of a mail, whoever is logged in here. */
export interface OrderAccess {
  readonly orderNo: string;
  /** Null: by the login. */
  readonly link: string | null;
}

type OwnOrderCall = "GET /api/orders/{orderNo}/details" | "POST /api/orders/{orderNo}/cancel";

const headersOf = ({ link }: OrderAccess) => (link === null ? {} : { headers: { "x-order-link": link } });

/** A call about the order that needs nothing but its number. */
export const callOrder = <K extends OwnOrderCall>(key: K, access: OrderAccess) =>
  api.call(key, { params: { orderNo: access.orderNo }, ...headersOf(access) } as CallOptions<K>);

export const loadDocument = (access: OrderAccess, documentId: number) =>
  api.call("GET /api/orders/{orderNo}/documents/{documentId}", {
    params: { orderNo: access.orderNo, documentId },
    ...headersOf(access),
  });

/** Trying again does not help: there is no such order, or the link was withdrawn. */
export const isNoSuchOrder = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === "order_not_found";
