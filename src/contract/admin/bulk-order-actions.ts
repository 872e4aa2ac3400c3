import { type Static, Type } from "typebox";
import { ExactText, NamedObject, NonEmptyText, StaffTextField } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

/** More than the orders of a day. A longer list must be split. */
const MAX_ORDERS = 500;

export const ConfirmInput = NamedObject("ConfirmInput", {
  orders: Type.Array(
    Type.Object({
      orderNo: NonEmptyText(40),
      from: Type.String({ maxLength: 40, description: "the status that the caller saw" }),
    }),
    { minItems: 1, maxItems: MAX_ORDERS },
  ),
});
export type ConfirmInput = Static<typeof ConfirmInput>;

/** The result for one order. Each order is changed in its own transaction. */
export const OrderResult = NamedObject("OrderResult", {
  orderNo: Type.String(),
  isDone: Type.Boolean(),
  message: StaffTextField({ description: "what was done, or why it was refused" }),
});
export type OrderResult = Static<typeof OrderResult>;

export const DispatchInput = NamedObject("DispatchInput", {
  text: ExactText(100_000, {
    minLength: 1,
    description:
      "lines with order number, courier and AWB number, separated by comma, semicolon or tab; a header line may name other columns",
  }),
  courier: Type.Optional(Type.String({ maxLength: 80, description: "for lines without a courier" })),
  dryRun: Type.Boolean({ description: "true: change nothing, only report what would happen" }),
});
export type DispatchInput = Static<typeof DispatchInput>;

export const DispatchLine = NamedObject("DispatchLine", {
  line: Type.Integer({ description: "line number, from 1" }),
  orderNo: Type.String(),
  shippedBy: Type.String(),
  awbNo: Type.String(),
  outcome: Type.Enum(["would", "done", "nothing", "refused"], {
    description:
      "would: it would be done (dry run); nothing: it was already dispatched like this; refused: see the reason",
  }),
  message: StaffTextField(),
});
export type DispatchLine = Static<typeof DispatchLine>;

const support = { tag: "Admin: orders", auth: "staff", roles: ["support", "admin"] } as const;

export const adminBulkOrderActions = {
  "POST /api/admin/orders/confirm": {
    operationId: "confirmOrders",
    ...support,
    summary: "Confirm several orders; each one separately, as POST status does",
    body: ConfirmInput,
    output: Type.Array(OrderResult),
    errors: [],
  },
  "POST /api/admin/orders/dispatch": {
    operationId: "dispatchOrders",
    ...support,
    roles: ["packing", "support", "admin"],
    summary: "Dispatch orders from pasted lines, or only report the result; it is safe to repeat",
    body: DispatchInput,
    output: Type.Array(DispatchLine),
    errors: ["too_many_lines"],
  },
} as const satisfies Record<string, StaffRoute>;
