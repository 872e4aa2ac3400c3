import packageJson from "../../../package.json" with { type: "json" };
import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { taxSummaryCsv } from "../../orders/invoice/tax-summary.ts";
import { createCalendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { sellerNameOf } from "../../platform/settings/settings.ts";
import { closeMonth, reopenMonth } from "./close-month.ts";
import {
  type IssuedDocument,
  listClosedDocuments,
  listClosedMonths,
  listClosedMovements,
  listClosedOpenOrders,
  listClosedSales,
  readFigures,
} from "./closed-month.store.ts";
import { closingOf, findClosed, spanOf } from "./closed-month.ts";
import { datevFile } from "./datev.ts";
import { journalOfDocument, journalOfMovement } from "./journal.ts";
import { listMovements, listOpenOrders, listSales, type MonthSpan } from "./month.store.ts";
import { journalCsv, moneyCsv, openOrdersCsv, salesCsv } from "./month-csv.ts";
import { listDocuments, readMonth } from "./read-month.ts";
import { safTFile } from "./saf-t.ts";

type MonthCalls =
  | "GET /api/admin/months/{month}"
  | "POST /api/admin/months/{month}/close"
  | "POST /api/admin/months/{month}/reopen"
  | "GET /api/admin/months/{month}/sales"
  | "GET /api/admin/months/{month}/money"
  | "GET /api/admin/months/{month}/open-orders"
  | "GET /api/admin/months/{month}/journal"
  | "GET /api/admin/months/{month}/datev"
  | "GET /api/admin/months/{month}/saf-t"
  | "GET /api/admin/invoices/summary";

const accountantFile = (fileName: string, type: string, bytes: Uint8Array) => ({
  fileName,
  type,
  bytes: Buffer.from(bytes).toString("base64"),
});

/** What a bookkeeper closes a month with. Of a closed one each call returns what was closed. */
export function monthApi({
  database: { db, fromReplica },
  calendar,
  settings,
}: Services): Handlers<MonthCalls> {
  async function reportOf(month: string, now: Date) {
    const all = await listClosedMonths(db);
    const span = spanOf(all, month, calendar);
    const closed = findClosed(all, month);
    const figures = closed
      ? await readFigures(db, closed.closedMonthId)
      : await fromReplica((replica) => readMonth(replica, span));
    return { ...figures, closing: closingOf(all, { month, before: span.before, now }) };
  }
  /** The lines of a file: those that were closed, or as they are now. */
  async function linesOf<R>(
    month: string,
    closedLines: (db: Db, closedMonthId: number) => Promise<R[]>,
    presentLines: (db: Db, span: MonthSpan) => Promise<R[]>,
  ) {
    const all = await listClosedMonths(db);
    const closed = findClosed(all, month);
    const { baseCurrency, accounts } = closed ?? settings.current();
    const rows = closed
      ? await closedLines(db, closed.closedMonthId)
      : await fromReplica((replica) => presentLines(replica, spanOf(all, month, calendar)));
    const days = closed ? createCalendar(closed.timeZone) : calendar;
    return { rows, calendar: days, baseCurrency, accounts, isClosed: closed !== undefined };
  }
  const documentsOf = async (month: string) => {
    const { rows, ...closed } = await linesOf<IssuedDocument>(month, listClosedDocuments, listDocuments);
    return { documents: rows.map(({ kind, content }) => ({ ...content, kind })), ...closed };
  };
  async function journalOf(month: string) {
    const { documents, ...closed } = await documentsOf(month);
    const { rows } = await linesOf(month, listClosedMovements, listMovements);
    const lines = [
      ...documents.flatMap((document) => journalOfDocument(document, closed.accounts)),
      ...rows.flatMap((movement) =>
        journalOfMovement(movement, closed.calendar.dayOf(movement.at), closed.accounts),
      ),
    ].sort((one, other) => one.day.localeCompare(other.day));
    return { lines, ...closed };
  }
  return {
    "GET /api/admin/months/{month}": ({ params: { month }, now }) => reportOf(month, now),

    async "POST /api/admin/months/{month}/close"({ params: { month }, body, ...staff }) {
      const { accounts, baseCurrency } = settings.current();
      const change = { month, reason: body.reason ?? "", staff, now: staff.now };
      const refused = await closeMonth(db, { ...change, calendar, accounts, baseCurrency });
      return isRefusal(refused) ? refused : reportOf(month, staff.now);
    },

    async "POST /api/admin/months/{month}/reopen"({ params: { month }, body: { reason }, ...staff }) {
      const refused = await reopenMonth(db, { month, reason, staff, now: staff.now });
      return isRefusal(refused) ? refused : reportOf(month, staff.now);
    },

    async "GET /api/admin/months/{month}/sales"({ params: { month } }) {
      const { rows, calendar: days } = await linesOf(month, listClosedSales, listSales);
      return { fileName: `sales-${month}.csv`, csv: salesCsv(rows, days) };
    },

    async "GET /api/admin/months/{month}/money"({ params: { month } }) {
      const { rows, calendar: days } = await linesOf(month, listClosedMovements, listMovements);
      return { fileName: `money-${month}.csv`, csv: moneyCsv(rows, days) };
    },

    async "GET /api/admin/months/{month}/open-orders"({ params: { month } }) {
      const present = (replica: Db, { before }: MonthSpan) => listOpenOrders(replica, before);
      const { rows, calendar: days } = await linesOf(month, listClosedOpenOrders, present);
      return { fileName: `open-orders-${month}.csv`, csv: openOrdersCsv(rows, days) };
    },

    async "GET /api/admin/invoices/summary"({ query: { month } }) {
      const { documents, baseCurrency } = await documentsOf(month);
      return {
        fileName: `${baseCurrency === "INR" ? "gst" : "vat"}-${month}.csv`,
        csv: taxSummaryCsv(documents, baseCurrency),
      };
    },

    async "GET /api/admin/months/{month}/journal"({ params: { month } }) {
      const { lines, calendar: days } = await journalOf(month);
      return { fileName: `journal-${month}.csv`, csv: journalCsv(lines, days) };
    },

    async "GET /api/admin/months/{month}/datev"({ params: { month }, now }) {
      const { lines, accounts, baseCurrency: currency, isClosed } = await journalOf(month);
      const { datevConsultant, datevClient, fiscalYearMonth } = settings.current();
      const numbers = { consultant: datevConsultant, client: datevClient, yearBegins: fiscalYearMonth };
      const bytes = datevFile(lines, { month, ...numbers, accounts, currency, isClosed, now });
      if (isRefusal(bytes)) return bytes;
      return accountantFile(`EXTF_Buchungsstapel_${month}.csv`, "text/csv", bytes);
    },

    async "GET /api/admin/months/{month}/saf-t"({ params: { month }, now }) {
      const { lines, accounts, baseCurrency: currency } = await journalOf(month);
      const current = settings.current();
      const xml = safTFile(lines, {
        month,
        seller: sellerNameOf(current),
        vatNumber: current.sellerVatNumber,
        postalCode: current.sellerPostalCode,
        city: current.sellerCity,
        accounts,
        currency,
        softwareVersion: packageJson.version,
        today: calendar.dayOf(now),
      });
      if (isRefusal(xml)) return xml;
      return accountantFile(`SAF-T-Financial-${month}.xml`, "application/xml", Buffer.from(xml));
    },
  };
}
