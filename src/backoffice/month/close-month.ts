import type { StoreSettings } from "../../contract/admin/settings.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import {
  insertClosedLines,
  insertClosedMonth,
  listClosedMonths,
  lockClosedMonths,
  markReopened,
} from "./closed-month.store.ts";
import { newestClosed, spanOf, whyNotClosed } from "./closed-month.ts";
import { listMovements, type MonthSpan, type OpenOrderRow, type SaleRow } from "./month.store.ts";
import { addUpMonth, listDocuments } from "./read-month.ts";

/** Who closes or reopens which month (YYYY-MM), and when. */
export interface ChangeOfMonth {
  readonly month: string;
  /** Empty: none. */
  readonly reason: string;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Closes a month: stores its figures and the lines of its files as they are. Whatever is entered from then on counts in the next
 * month. While it is added up, payments, refunds and documents wait. Refuses state_conflict (not over, closed already, not in its
 * order, or it does not agree and no reason is given).
 */
export const closeMonth = (
  db: Db,
  {
    month,
    reason,
    calendar,
    baseCurrency,
    accounts,
    staff,
    now,
  }: ChangeOfMonth & Pick<StoreSettings, "accounts" | "baseCurrency"> & { readonly calendar: Calendar },
): Promise<Refusal<"state_conflict"> | undefined> =>
  db.transaction().execute(async (trx) => {
    await lockClosedMonths(trx);
    const closed = await listClosedMonths(trx);
    const span = spanOf(closed, month, calendar);
    const why = whyNotClosed(closed, { month, before: span.before, now });
    if (why) return refuse("state_conflict", why);
    const { figures, sales, open } = await addUpMonth(trx, span);
    const { agrees, retained, invoiced, credited } = figures;
    if (!agrees && !reason)
      return refuse("state_conflict", "The month does not agree: say why it is closed all the same.");
    const id = await insertClosedMonth(trx, {
      month,
      starts_at: span.from,
      ends_at: span.before,
      time_zone: calendar.timeZone,
      base_currency: baseCurrency,
      accounts: JSON.stringify(accounts),
      figures: JSON.stringify(figures),
      reason: agrees ? "" : reason,
      closed_at: now,
      closed_by: staff.caller.userId,
    });
    await insertClosedLines(trx, id, "sales", sales.map(saleLine));
    await insertClosedLines(trx, id, "money", await movementLines(trx, span));
    await insertClosedLines(trx, id, "documents", await documentLines(trx, span));
    await insertClosedLines(trx, id, "open", open.map(openLine));
    const after = { retained, invoiced, credited, agrees, reason: agrees ? "" : reason };
    const change = { action: "month closed", subject: "months", subjectId: month, after } as const;
    await recordChange(trx, { ...change, staff, now });
    return undefined;
  });

/** Reopens the newest closed month. Refuses state_conflict (it is not closed, or not the newest). */
export const reopenMonth = (
  db: Db,
  { month, reason, staff, now }: ChangeOfMonth,
): Promise<Refusal<"state_conflict"> | undefined> =>
  db.transaction().execute(async (trx) => {
    await lockClosedMonths(trx);
    const newest = newestClosed(await listClosedMonths(trx));
    if (newest?.month !== month)
      return refuse(
        "state_conflict",
        `${month} is not the newest closed month, which alone can be reopened.`,
      );
    await markReopened(trx, newest.closedMonthId, { userId: staff.caller.userId, reason, now });
    await recordChange(trx, {
      action: "month reopened",
      subject: "months",
      subjectId: month,
      after: { reason },
      staff,
      now,
    });
    return undefined;
  });

const saleLine = ({ order_id, placed_at: _at, recipient_name: _name, ...content }: SaleRow) => ({
  order_id,
  amount_paise: content.revenue_paise,
  content,
});

const openLine = ({ order_id, placed_at: _at, recipient_name: _name, ...content }: OpenOrderRow) => ({
  order_id,
  amount_paise: content.retained_paise - content.invoiced_paise,
  content,
});

const movementLines = async (trx: Trx, span: MonthSpan) =>
  (await listMovements(trx, span)).map(
    ({ order_id, ledger_entry_id, at: _at, problem: _why, ...content }) => ({
      order_id,
      ledger_entry_id,
      amount_paise: content.moved_paise,
      content,
    }),
  );

const documentLines = async (trx: Trx, span: MonthSpan) =>
  (await listDocuments(trx, span)).map(({ order_id, invoice_id, kind, total_paise }) => ({
    order_id,
    invoice_id,
    amount_paise: kind === "credit note" ? -total_paise : total_paise,
    content: {},
  }));
