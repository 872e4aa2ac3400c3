import { type Static, Type } from "typebox";
import type { StaffRoute } from "../route.ts";
import { FilledText, Moment, PositiveId, Text } from "../wire.ts";
import { StaffOrder } from "./orders.ts";

export const SizeSwap = Type.Object({ from: Text(40), to: FilledText(40) });
export type SizeSwap = Static<typeof SizeSwap>;

/** A mail of an order as it was sent; a code in it is masked. */
export const OrderMail = Type.Object({
  id: Type.Integer(),
  recipient: Type.String(),
  subject: Type.String({ description: "empty: not written yet" }),
  text: Type.String(),
  state: Type.String({ description: "queued, sent, kept, failed" }),
  problem: Type.String({ description: "why the last attempt failed" }),
  attempts: Type.Integer(),
  queuedAt: Moment,
});
export type OrderMail = Static<typeof OrderMail>;

const forOrders = { tag: "Back office", auth: "staff", roles: ["support", "admin"] } as const;
const MailParams = Type.Object({ orderNo: FilledText(40), mailId: PositiveId });

/** What the team mends on an order: a size, a mail that did not come. */
export const adminAfterSales = {
  "POST /api/admin/orders/{orderNo}/lines/{lineId}/size": {
    ...forOrders,
    summary: "Swap the size of a line that was not shipped; its stock is exchanged, both pieces or neither",
    params: Type.Object({ orderNo: FilledText(40), lineId: PositiveId }),
    body: SizeSwap,
    output: StaffOrder,
    errors: [
      "order_not_found",
      "line_not_found",
      "step_not_allowed",
      "edited_meanwhile",
      "size_unknown",
      "out_of_stock",
    ],
  },
  "GET /api/admin/orders/{orderNo}/mails/{mailId}": {
    ...forOrders,
    summary: "One mail of an order, with its text and what became of it",
    params: MailParams,
    output: OrderMail,
    errors: ["not_found"],
  },
  "POST /api/admin/orders/{orderNo}/mails/{mailId}/send": {
    ...forOrders,
    summary: "Write a mail of an order anew, as the order stands now, and send it to the buyer",
    params: MailParams,
    output: StaffOrder,
    errors: ["order_not_found", "not_found", "step_not_allowed"],
  },
} as const satisfies Record<string, StaffRoute>;
