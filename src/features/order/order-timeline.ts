import type { TimelineEvent } from "../../contract/admin/orders.ts";
import type { MailKind } from "../mail/mail-kinds.ts";
import { formatMoney } from "../money/money.ts";
import type { PaymentRow } from "../payment/payment.store.ts";
import type { readOrderMails, readOrderNotes, readStatusChanges } from "./staff-orders.store.ts";

type Rows<T extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<T>>;

export interface OrderHistory {
  readonly changes: Rows<typeof readStatusChanges>;
  readonly mails: Rows<typeof readOrderMails>;
  readonly notes: Rows<typeof readOrderNotes>;
  readonly payments: readonly PaymentRow[];
}

const doers = {
  buyer: "the buyer",
  team: "the team",
  provider: "the payment provider",
  system: "the store",
} as const;

/** What a mail is called before it is written and has a subject of its own. */
const mailNames: Partial<Record<MailKind, string>> = {
  "order-placed": "Order received",
  "order-confirmed": "Order confirmed",
  "order-dispatched": "On its way",
  "order-delivered": "Delivered",
  "order-cancelled": "Order cancelled",
  "payment-link": "Payment link",
};

/** Everything that happened to an order on one line of time, oldest first. */
export function orderTimeline({ changes, mails, notes, payments }: OrderHistory): TimelineEvent[] {
  const events: TimelineEvent[] = [
    ...changes.map((change) => ({
      id: `status-${change.order_status_change_id}`,
      at: change.changed_at.toISOString(),
      kind: "status" as const,
      title: change.to_status,
      detail: change.from_status ? `was ${change.from_status}` : "",
      by: change.first_name === null ? doers[change.actor] : nameOf(change),
    })),
    ...mails.map((mail) => ({
      id: `mail-${mail.mail_id}`,
      at: mail.queued_at.toISOString(),
      kind: "mail" as const,
      title: mail.subject ?? mailNames[mail.kind] ?? mail.kind,
      detail: `to ${mail.recipient}${mail.last_error ? `: ${mail.last_error}` : ""}`,
      by: doers.system,
      mailId: mail.mail_id,
      state: mail.state,
    })),
    ...notes.map((note) => ({
      id: `note-${note.order_note_id}`,
      at: note.written_at.toISOString(),
      kind: "note" as const,
      title: "Note",
      detail: note.note,
      by: nameOf(note),
    })),
    ...payments.flatMap(paymentEvents),
  ];
  return events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** Asking and paying are two events; a link that a newer one replaced says so where it was asked. */
function paymentEvents(payment: PaymentRow): TimelineEvent[] {
  const amount = formatMoney(payment.amount_paise, "₹");
  const asked: TimelineEvent = {
    id: `payment-${payment.payment_id}-asked`,
    at: payment.asked_at.toISOString(),
    kind: "payment",
    title: `${amount} asked for`,
    detail: `${payment.link_url}${payment.withdrawn_at ? " (withdrawn)" : ""}`,
    by: payment.first_name === null ? doers.system : nameOf(payment),
  };
  if (!payment.paid_at) return [asked];
  const by = payment.provider === "pasted" ? doers.team : doers.provider;
  return [
    asked,
    {
      ...asked,
      id: `payment-${payment.payment_id}-paid`,
      at: payment.paid_at.toISOString(),
      title: `${amount} paid`,
      by,
    },
  ];
}

const nameOf = (person: { first_name: string | null; last_name: string | null }): string =>
  `${person.first_name ?? ""} ${person.last_name ?? ""}`.trim();
