import type { NumberGap } from "../../contract/admin/invoices.ts";
import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { findOrderHolder } from "../order/order-holder.ts";
import { listIssued } from "./invoice.store.ts";
import { readDocument } from "./read-document.ts";
import { selectNumberGaps } from "./skip-numbers.store.ts";
import { skipInvoiceNumbers } from "./skip-numbers.ts";
import { taxSummaryCsv } from "./tax-summary.ts";

type DocumentCalls =
  | "GET /api/orders/{orderNo}/documents/{documentId}"
  | "GET /api/admin/orders/{orderNo}/documents/{documentId}"
  | "GET /api/admin/invoices/summary"
  | "GET /api/admin/invoices/gaps"
  | "POST /api/admin/invoices/skip";

/** Invoices and credit notes, for the customer, staff and the accountant. */
export const invoiceApi = ({
  database: { db, fromReplica },
  calendar,
  config,
  settings,
}: Services): Handlers<DocumentCalls> => ({
  async "GET /api/orders/{orderNo}/documents/{documentId}"(call) {
    const holder = await findOrderHolder(db, createAttemptLimiter(db, config), call);
    if (isRefusal(holder)) return holder;
    return readDocument(db, { ...call.params, userId: holder.userId });
  },

  "GET /api/admin/orders/{orderNo}/documents/{documentId}": ({ params }) => readDocument(db, params),

  async "GET /api/admin/invoices/summary"({ query: { month } }) {
    const before = calendar.endOfDay(`${month}-31`); // the month's last day, where it has no 31st
    const issued = await fromReplica((db) => listIssued(db, calendar.startOfDay(`${month}-01`), before));
    const { baseCurrency } = settings.current();
    const documents = issued.map(({ kind, content }) => ({ ...content, kind }));
    return {
      fileName: `${baseCurrency === "INR" ? "gst" : "vat"}-${month}.csv`,
      csv: taxSummaryCsv(documents, baseCurrency),
    };
  },

  "GET /api/admin/invoices/gaps": () => listNumberGaps(db),

  "POST /api/admin/invoices/skip": ({ body, ...staff }) =>
    skipInvoiceNumbers(db, { skip: body, calendar, staff, now: staff.now }),
});

/** The numbers that no document has, with who skipped them and why; those without an explanation first. */
const listNumberGaps = async (db: Db): Promise<NumberGap[]> =>
  (await selectNumberGaps(db)).map(({ firstName, lastName, ...gap }) => ({
    ...gap,
    reason: gap.reason ?? "",
    skippedAt: gap.skippedAt?.toISOString() ?? null,
    by: `${firstName ?? ""} ${lastName ?? ""}`.trim(),
  }));
