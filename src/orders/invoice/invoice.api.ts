import type { NumberGap } from "../../contract/admin/invoices.ts";
import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { findOrderHolder } from "../order/order-holder.ts";
import { readDocument } from "./read-document.ts";
import { readEInvoice } from "./read-e-invoice.ts";
import { selectNumberGaps } from "./skip-numbers.store.ts";
import { skipInvoiceNumbers } from "./skip-numbers.ts";

type DocumentCalls =
  | "GET /api/orders/{orderNo}/documents/{documentId}"
  | "GET /api/admin/orders/{orderNo}/documents/{documentId}"
  | "GET /api/orders/{orderNo}/documents/{documentId}/e-invoice"
  | "GET /api/admin/orders/{orderNo}/documents/{documentId}/e-invoice"
  | "GET /api/admin/invoices/gaps"
  | "POST /api/admin/invoices/skip";

/** Invoices and credit notes, for the customer, staff and the accountant. */
export const invoiceApi = ({ database: { db }, calendar, config }: Services): Handlers<DocumentCalls> => ({
  async "GET /api/orders/{orderNo}/documents/{documentId}"(call) {
    const holder = await findOrderHolder(db, createAttemptLimiter(db, config), call);
    if (isRefusal(holder)) return holder;
    return readDocument(db, { ...call.params, userId: holder.userId });
  },

  "GET /api/admin/orders/{orderNo}/documents/{documentId}": ({ params }) => readDocument(db, params),

  async "GET /api/orders/{orderNo}/documents/{documentId}/e-invoice"(call) {
    const holder = await findOrderHolder(db, createAttemptLimiter(db, config), call);
    if (isRefusal(holder)) return holder;
    return readEInvoice(db, { ...call.params, userId: holder.userId });
  },

  "GET /api/admin/orders/{orderNo}/documents/{documentId}/e-invoice": ({ params }) =>
    readEInvoice(db, params),

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
