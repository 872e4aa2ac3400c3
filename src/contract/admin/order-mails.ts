import { type Static, Type } from "typebox";
import { NamedObject, NonEmptyText, PositiveId, StaffTextField, Timestamp } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { StaffOrder } from "./orders.schemas.ts";

/** A mail of an order, as it was sent. One-time codes in it are masked. */
export const OrderMail = NamedObject("OrderMail", {
  id: Type.Integer(),
  recipient: Type.String(),
  subject: Type.String({ description: "empty when the text is not written yet" }),
  text: Type.String(),
  state: Type.String({ description: "queued, sent, kept (no SMTP server is configured) or failed" }),
  problem: StaffTextField({ description: "the error of the last attempt" }),
  attempts: Type.Integer(),
  queuedAt: Timestamp,
});
export type OrderMail = Static<typeof OrderMail>;

const support = { tag: "Admin: orders", auth: "staff", roles: ["support", "admin"] } as const;
const MailParams = Type.Object({ orderNo: NonEmptyText(40), mailId: PositiveId });

/** The mails of an order, and the links in them. */
export const adminOrderMails = {
  "POST /api/admin/orders/{orderNo}/withdraw-link": {
    operationId: "withdrawOrderLink",
    ...support,
    summary: "Withdraw the links of the mails about an order; new mails carry another one",
    params: Type.Object({ orderNo: NonEmptyText(40) }),
    output: StaffOrder,
    errors: ["order_not_found"],
  },
  "GET /api/admin/orders/{orderNo}/mails/{mailId}": {
    operationId: "readOrderMail",
    ...support,
    summary: "One mail of an order, with its text and state",
    params: MailParams,
    output: OrderMail,
    errors: ["not_found"],
  },
  "POST /api/admin/orders/{orderNo}/mails/{mailId}/resend": {
    operationId: "resendOrderMail",
    ...support,
    summary: "Resend a mail of an order, written again from the order's present state",
    params: MailParams,
    output: StaffOrder,
    errors: ["order_not_found", "not_found", "state_conflict"],
  },
} as const satisfies Record<string, StaffRoute>;
