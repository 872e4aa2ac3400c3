import { type Static, Type } from "typebox";
import { Day, NamedObject, NonEmptyText, PositiveId, Text } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { ConfirmedShipping, OrderExportRow, StaffOrder, StaffOrderRow } from "./orders.schemas.ts";

const Queue = Type.Enum(["pay", "confirm", "decide", "pack", "send", "way"], {
  description: "what it waits for",
});
export const OrderParams = Type.Object({ orderNo: NonEmptyText(40) });

/** How an order that staff confirm was paid. */
export const PaymentMethod = Type.Enum(["payment link", "bank transfer", "UPI", "card", "cash", "other"], {
  description:
    "for 'Order Confirmed': how the customer paid; not given: by the open payment link, if there is one",
});

/**
 * The status changes only if it is `from` now. Otherwise the call is refused, so nobody overwrites a newer change.
 */
export const StatusChange = NamedObject("StatusChange", {
  from: NonEmptyText(40),
  to: NonEmptyText(40),
  paymentMethod: Type.Optional(PaymentMethod),
  paymentReference: Type.Optional(Text(200)),
  shipping: Type.Optional(ConfirmedShipping),
  shippedBy: Type.Optional(Text(80)),
  awbNo: Type.Optional(Text(60)),
  shipmentDate: Type.Optional(Day),
});
export type StatusChange = Static<typeof StatusChange>;

export const PaymentLinkInput = NamedObject("PaymentLinkInput", {
  from: NonEmptyText(40),
  url: Type.String({ pattern: "^https://[^\\s]+$", maxLength: 2000 }),
  shipping: Type.Optional(ConfirmedShipping),
});
export type PaymentLinkInput = Static<typeof PaymentLinkInput>;

/** A call on one order, which returns the order as it is afterwards. */
export const staffOrderCall = {
  tag: "Admin: orders",
  auth: "staff",
  roles: ["support", "admin"],
  output: StaffOrder,
} as const;

const orderFilters = ListQuery(["placedAt", "grandTotal"], {
  status: Type.Optional(Text(40)),
  kind: Type.Optional(Type.Enum(["kit", "paid"])),
  queue: Type.Optional(Queue),
  statusGroup: Type.Optional(
    Type.Enum(["sold", "live"], {
      description: "sold: confirmed, dispatched or delivered; live: all but cancelled",
    }),
  ),
  productId: Type.Optional(PositiveId),
  personId: Type.Optional(PositiveId),
  country: Type.Optional(Text(80)),
  placedFrom: Type.Optional(Day),
  placedTo: Type.Optional(Day),
});

export const adminOrders = {
  "GET /api/admin/orders": {
    operationId: "listStaffOrders",
    tag: "Admin: orders",
    summary: "Orders, newest first",
    auth: "staff",
    roles: ["support", "admin"],
    query: orderFilters,
    output: ListOf(StaffOrderRow),
    errors: [],
  },
  "GET /api/admin/order-exports": {
    operationId: "exportOrders",
    tag: "Admin: orders",
    summary: "The same list with postal address, telephone and line items, for couriers and picking",
    auth: "staff",
    roles: ["support", "admin"],
    query: orderFilters,
    output: ListOf(OrderExportRow),
    errors: [],
  },
  "GET /api/admin/order-queues": {
    operationId: "countOrderQueues",
    tag: "Admin: orders",
    summary: "How many orders wait for what",
    auth: "staff",
    roles: ["support", "admin"],
    output: NamedObject("OrderQueues", {
      pay: Type.Integer(),
      confirm: Type.Integer(),
      decide: Type.Integer(),
      pack: Type.Integer(),
      send: Type.Integer(),
      way: Type.Integer(),
    }),
    errors: [],
  },
  "GET /api/admin/orders/{orderNo}": {
    operationId: "readStaffOrder",
    tag: "Admin: orders",
    summary: "One order with its timeline",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    output: StaffOrder,
    errors: ["order_not_found"],
  },
  "POST /api/admin/orders/{orderNo}/status": {
    operationId: "changeOrderStatus",
    tag: "Admin: orders",
    summary: "Change an order's status, as the table of statuses allows; each change sends its mail",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    body: StatusChange,
    output: StaffOrder,
    errors: ["order_not_found", "version_conflict", "state_conflict", "courier_needed", "shipping_needed"],
  },
  "POST /api/admin/orders/{orderNo}/payment-link": {
    operationId: "sendPaymentLink",
    tag: "Admin: orders",
    summary: "Mail the customer a payment link; a newer link replaces the one before",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    body: PaymentLinkInput,
    output: StaffOrder,
    errors: ["order_not_found", "version_conflict", "state_conflict", "shipping_needed"],
  },
  "POST /api/admin/orders/{orderNo}/packed": {
    operationId: "markPacked",
    tag: "Admin: orders",
    summary: "Say that a confirmed order is packed, or not after all",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    body: Type.Object({ isPacked: Type.Boolean() }),
    output: StaffOrder,
    errors: ["order_not_found", "state_conflict"],
  },
  "POST /api/admin/orders/{orderNo}/send-paid-back": {
    operationId: "sendPaidBackOrder",
    tag: "Admin: orders",
    summary: "Decide that an order is sent although everything that was paid went back",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    output: StaffOrder,
    errors: ["order_not_found", "state_conflict", "refund_above_limit"],
  },
  "POST /api/admin/orders/{orderNo}/withhold-rest": {
    operationId: "withholdRestOfOrder",
    tag: "Admin: orders",
    summary:
      "Decide that the rest of a partly sent order is not sent, because everything that was paid went back",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    output: StaffOrder,
    errors: ["order_not_found", "state_conflict"],
  },
  "POST /api/admin/orders/{orderNo}/notes": {
    operationId: "addOrderNote",
    tag: "Admin: orders",
    summary: "Add a note for staff to an order's timeline",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    body: Type.Object({ note: NonEmptyText(2000) }),
    output: StaffOrder,
    errors: ["order_not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
