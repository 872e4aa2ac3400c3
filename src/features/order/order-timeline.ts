import type { TimelineEvent } from "../../contract/admin/orders.ts";
import type { MailKind } from "../mail/mail-kinds.ts";
import type { PaymentRow } from "../payment/payment.store.ts";
import type { PaymentEventRow } from "../payment/payment-events.store.ts";
import { messageEvent, paymentEvents } from "../payment/payment-timeline.ts";
import { comebackEvents, editEvent, movementEvent } from "./comeback-timeline.ts";
import type { Comeback } from "./order-money-answer.ts";
import type {
  readOrderEdits,
  readOrderMails,
  readOrderMovements,
  readOrderNotes,
  readStatusChanges,
} from "./staff-orders.store.ts";

type Rows<T extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<T>>;

export interface OrderHistory {
  readonly changes: Rows<typeof readStatusChanges>;
  readonly mails: Rows<typeof readOrderMails>;
  readonly notes: Rows<typeof readOrderNotes>;
  readonly payments: readonly PaymentRow[];
  readonly messages: readonly PaymentEventRow[];
  readonly comeback: Comeback;
  readonly edits: Rows<typeof readOrderEdits>;
  readonly movements: Rows<typeof readOrderMovements>;
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
  "order-refunded": "Money paid back",
};

/** Everything that happened to an order on one line of time, oldest first. */
export function orderTimeline({
  changes,
  mails,
  notes,
  payments,
  messages,
  comeback,
  edits,
  movements,
}: OrderHistory): TimelineEvent[] {
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
    ...messages.map(messageEvent),
    ...comebackEvents(comeback),
    ...edits.map(editEvent),
    ...movements.map(movementEvent),
  ];
  return events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

const nameOf = (person: { first_name: string | null; last_name: string | null }): string =>
  `${person.first_name ?? ""} ${person.last_name ?? ""}`.trim();
