import { type Static, Type } from "typebox";
import type { StaffRoute } from "../route.ts";
import { FilledText } from "../wire.ts";

/** More than a day's orders; a longer list is done in two. */
export const MOST_AT_ONCE = 500;

export const ConfirmInput = Type.Object({
  orders: Type.Array(
    Type.Object({
      orderNo: FilledText(40),
      from: Type.String({ maxLength: 40, description: "the status it was seen in" }),
    }),
    { minItems: 1, maxItems: MOST_AT_ONCE },
  ),
});
export type ConfirmInput = Static<typeof ConfirmInput>;

/** What became of one of them; each is a transaction of its own. */
export const BatchResult = Type.Object({
  orderNo: Type.String(),
  isDone: Type.Boolean(),
  says: Type.String({ description: "what was done, or why nothing was" }),
});
export type BatchResult = Static<typeof BatchResult>;

export const DispatchInput = Type.Object({
  text: Type.String({
    minLength: 1,
    maxLength: 100_000,
    description:
      "lines of order number, courier and AWB, by comma, semicolon or tab; a heading may name other columns",
  }),
  courier: Type.Optional(Type.String({ maxLength: 80, description: "for lines that name none" })),
  isTrial: Type.Boolean({ description: "true: only say what would happen" }),
});
export type DispatchInput = Static<typeof DispatchInput>;

export const DispatchLine = Type.Object({
  line: Type.Integer({ description: "of the text, from 1 on" }),
  orderNo: Type.String(),
  shippedBy: Type.String(),
  awbNo: Type.String(),
  outcome: Type.Enum(["would", "done", "nothing", "refused"], {
    description: "would: a trial; nothing: it is dispatched so already; refused: says why",
  }),
  says: Type.String(),
});
export type DispatchLine = Static<typeof DispatchLine>;

const support = { tag: "Back office", auth: "staff", roles: ["support", "admin"] } as const;

export const adminOrderBatches = {
  "POST /api/admin/orders/confirm": {
    ...support,
    summary: "Confirm several orders; each by itself, as the single step does",
    body: ConfirmInput,
    output: Type.Array(BatchResult),
    errors: [],
  },
  "POST /api/admin/orders/dispatch": {
    ...support,
    summary:
      "Dispatch the orders of pasted lines, or say what that would do; repeating it does nothing twice",
    body: DispatchInput,
    output: Type.Array(DispatchLine),
    errors: ["too_many_lines"],
  },
} as const satisfies Record<string, StaffRoute>;
