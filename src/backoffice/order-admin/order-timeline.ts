import type { Compilable, InferResult } from "kysely";
import type { TimelineEvent } from "../../contract/admin/orders.schemas.ts";
import { type StaffText, staffText, untranslated } from "../../contract/staff-text.ts";
import type { InvoiceRow } from "../../orders/invoice/invoice.store.ts";
import { ledgerTimelineEvent } from "../../orders/ledger/ledger-timeline.ts";
import type { LedgerRow } from "../../orders/ledger/order-ledger.store.ts";
import { orderStatusTexts } from "../../orders/order/order-status-texts.ts";
import type { PaymentLinkRow } from "../../orders/payment/payment.store.ts";
import type { PaymentEventRow } from "../../orders/payment/payment-events.store.ts";
import { paymentEventTimelineEvent } from "../../orders/payment/payment-timeline.ts";
import { baseMoneyText } from "../../platform/money/base-money.ts";
import { mailTitles } from "./mail-titles.ts";
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
  buyer: staffText`the buyer`,
  staff: staffText`staff`,
  provider: staffText`the payment provider`,
  system: staffText`the store`,
} as const;

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
      title: orderStatusTexts[change.to_status],
      detail: change.from_status ? staffText`was ${change.from_status}` : untranslated(""),
      by: change.first_name === null ? actorLabels[change.actor] : fullName(change),
    })),
    ...mails.map((mail) => ({
      id: `mail-${mail.mail_id}`,
      at: mail.queued_at.toISOString(),
      kind: "mail" as const,
      title: mail.subject === null ? mailTitles[mail.kind] : untranslated(mail.subject),
      detail: mail.last_error
        ? staffText`to ${mail.recipient}: ${mail.last_error}`
        : staffText`to ${mail.recipient}`,
      by: actorLabels.system,
      mailId: mail.mail_id,
      state: mail.state,
    })),
    ...notes.map((note) => ({
      id: `note-${note.order_note_id}`,
      at: note.written_at.toISOString(),
      kind: "note" as const,
      title: staffText`Note`,
      detail: untranslated(note.note),
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
  title:
    document.kind === "invoice"
      ? staffText`Invoice ${document.invoice_no} issued`
      : staffText`Credit note ${document.invoice_no} issued`,
  detail: untranslated(baseMoneyText(document.total_paise, baseCurrency)),
  by: document.first_name === null ? actorLabels.system : fullName(document),
  documentId: document.invoice_id,
});

const fullName = (person: { first_name: string | null; last_name: string | null }): StaffText =>
  untranslated(`${person.first_name ?? ""} ${person.last_name ?? ""}`.trim());
