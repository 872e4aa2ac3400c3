import type { Compilable, InferResult } from "kysely";
import type { TimelineEvent } from "../../contract/admin/orders.schemas.ts";
import type { InvoiceRow } from "../../orders/invoice/invoice.store.ts";
import { ledgerTimelineEvent } from "../../orders/ledger/ledger-timeline.ts";
import type { LedgerRow } from "../../orders/ledger/order-ledger.store.ts";
import type { PaymentLinkRow } from "../../orders/payment/payment.store.ts";
import type { PaymentEventRow } from "../../orders/payment/payment-events.store.ts";
import { paymentEventTimelineEvent } from "../../orders/payment/payment-timeline.ts";
import type { MailKind } from "../../platform/mail/mail-kinds.ts";
import { currencySymbol } from "../../platform/money/currency-symbol.ts";
import { formatMoney } from "../../platform/money/money.ts";
import { editTimelineEvent } from "./order-edits.ts";
import type {
  selectOrderEdits,
  selectOrderMails,
  selectOrderMovements,
  selectOrderNotes,
  selectStatusChanges,
} from "./order-timeline.store.ts";
import type { RefundsAndReturns } from "./refunds-and-returns-response.ts";
import { movementTimelineEvent, returnTimelineEvents } from "./refunds-and-returns-timeline.ts";
import { type OrderShipments, shipmentEvents } from "./shipments-response.ts";

type Rows<T extends (...args: never[]) => Compilable<object>> = InferResult<ReturnType<T>>;

export interface OrderHistory {
  readonly changes: Rows<typeof selectStatusChanges>;
  readonly mails: Rows<typeof selectOrderMails>;
  readonly notes: Rows<typeof selectOrderNotes>;
  readonly payments: readonly PaymentLinkRow[];
  readonly ledger: readonly LedgerRow[];
  readonly paymentEventRows: readonly PaymentEventRow[];
  readonly refundsAndReturns: RefundsAndReturns;
  readonly parcels: OrderShipments;
  readonly documents: readonly InvoiceRow[];
  readonly edits: Rows<typeof selectOrderEdits>;
  readonly movements: Rows<typeof selectOrderMovements>;
}

const actorLabels = {
  buyer: "the buyer",
  staff: "staff",
  provider: "the payment provider",
  system: "the store",
} as const;

/** Titles of mails that are queued and not written yet, so they have no subject. */
const mailTitles: Partial<Record<MailKind, string>> = {
  "order-placed": "Order received",
  "order-confirmed": "Order confirmed",
  "order-dispatched": "On its way",
  "order-delivered": "Delivered",
  "order-cancelled": "Order cancelled",
  "payment-link": "Payment link",
  "payment-reminder": "Payment reminder",
  "order-expired": "Cancelled: not paid",
  "order-unconfirmed": "Not confirmed after all",
  "order-link": "Link to the order",
  "return-asked": "Return opened",
  "return-received": "Return received",
  "return-called-off": "Return cancelled",
  "size-exchanged": "Size changed",
  "order-changed": "Products changed",
  "order-refunded": "Money paid back",
  "rest-cancelled": "The rest is cancelled",
};

/** The timeline of an order: everything that happened to it, oldest first. */
export function orderTimeline(
  {
    changes,
    mails,
    notes,
    ledger,
    paymentEventRows,
    refundsAndReturns,
    parcels,
    documents,
    edits,
    movements,
  }: OrderHistory,
  baseCurrency: string,
): TimelineEvent[] {
  const events: TimelineEvent[] = [
    ...changes.map((change) => ({
      id: `status-${change.order_status_change_id}`,
      at: change.changed_at.toISOString(),
      kind: "status" as const,
      title: change.to_status,
      detail: change.from_status ? `was ${change.from_status}` : "",
      by: change.first_name === null ? actorLabels[change.actor] : fullName(change),
    })),
    ...mails.map((mail) => ({
      id: `mail-${mail.mail_id}`,
      at: mail.queued_at.toISOString(),
      kind: "mail" as const,
      title: mail.subject ?? mailTitles[mail.kind] ?? mail.kind,
      detail: `to ${mail.recipient}${mail.last_error ? `: ${mail.last_error}` : ""}`,
      by: actorLabels.system,
      mailId: mail.mail_id,
      state: mail.state,
    })),
    ...notes.map((note) => ({
      id: `note-${note.order_note_id}`,
      at: note.written_at.toISOString(),
      kind: "note" as const,
      title: "Note",
      detail: note.note,
      by: fullName(note),
    })),
    ...ledger.map((entry) => ledgerTimelineEvent(entry, baseCurrency)),
    ...paymentEventRows.map(paymentEventTimelineEvent),
    ...returnTimelineEvents(refundsAndReturns),
    ...shipmentEvents(parcels),
    ...documents.map((document) => documentEvent(document, baseCurrency)),
    ...edits.map(editTimelineEvent),
    ...movements.map(movementTimelineEvent),
  ];
  return events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

const documentEvent = (document: InvoiceRow, baseCurrency: string): TimelineEvent => ({
  id: `document-${document.invoice_id}`,
  at: document.issued_at.toISOString(),
  kind: "document",
  title: `${document.kind === "invoice" ? "Invoice" : "Credit note"} ${document.invoice_no} issued`,
  detail: formatMoney(document.total_paise, currencySymbol(baseCurrency)),
  by: document.first_name === null ? actorLabels.system : fullName(document),
  documentId: document.invoice_id,
});

const fullName = (person: { first_name: string | null; last_name: string | null }): string =>
  `${person.first_name ?? ""} ${person.last_name ?? ""}`.trim();
