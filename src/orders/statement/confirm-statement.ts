import { createHash } from "node:crypto";
import {
  MAX_TRANSFERS,
  type Statement,
  type StatementInput,
  type StatementLine,
} from "../../contract/admin/statements.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import { staffText } from "../../contract/staff-text.ts";
import type { Db } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { hundredthsToAmount } from "../../platform/money/minor-units.ts";
import { applyStatusChange } from "../fulfilment/change-order-status.ts";
import type { BulkChange } from "../fulfilment/dispatch-orders.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { findOrderNumbers } from "../order/order-number.ts";
import { listOrdersToPay } from "./list-orders-to-pay.ts";
import { type KeyedTransfer, matchStatement, type PlannedTransfer, whyNotPaidBy } from "./match-statement.ts";
import { isXml, readCamt } from "./read-camt.ts";
import { readStatementCsv } from "./read-statement-csv.ts";
import { listConfirmed, recordTransfer } from "./statement.store.ts";
import type { ReadStatement, Transfer } from "./transfer.ts";

interface ConfirmStatement extends BulkChange {
  readonly input: StatementInput;
  readonly baseCurrency: string;
}

/**
 * Confirms the orders that the transfers of a bank statement pay, each in its own transaction with its payment, mail and audit row,
 * as a single order is. Without the hash of a plan it only says what each transfer would do. Refuses version_conflict (the plan is
 * another one by now), too_many_lines, and import_invalid for XML that is no statement.
 */
export async function confirmStatement(
  db: Db,
  jobs: Jobs,
  request: ConfirmStatement,
): Promise<Statement | Refusal<"import_invalid" | "too_many_lines" | "version_conflict">> {
  const { input, calendar } = request;
  const read = isXml(input.text)
    ? await readCamt(input.text)
    : readStatementCsv(input.text, { ...input, timeZone: calendar.timeZone });
  if (isRefusal(read)) return read;
  if (read.transfers.length > MAX_TRANSFERS)
    return refuse(
      "too_many_lines",
      `The statement has ${read.transfers.length} transfers that came in: at most ${MAX_TRANSFERS} can be checked at once.`,
    );
  const planned = await plan(db, read, request);
  const planHash = hashOf(planned);
  if (input.planHash === undefined || planHash === "") return responseOf(read, planned.map(lineOf), planHash);
  if (input.planHash !== planHash)
    return refuse("version_conflict", "Something has changed since you looked. Please check the list again.");
  const lines: StatementLine[] = [];
  for (const each of planned)
    lines.push(each.outcome === "would" ? await confirmOne(db, jobs, each, request) : lineOf(each));
  return { ...responseOf(read, lines, ""), isDone: true };
}

async function plan(
  db: Db,
  { transfers }: ReadStatement,
  { input, calendar, baseCurrency }: ConfirmStatement,
): Promise<PlannedTransfer[]> {
  const keyed = withKeys(transfers);
  const named = keyed.flatMap(({ text }) => findOrderNumbers(text));
  const unnamed = keyed.filter(({ text }) => findOrderNumbers(text).length === 0);
  const amounts = [...new Set(unnamed.map(({ amountHundredths }) => amountHundredths))];
  return matchStatement(keyed, {
    orders: await listOrdersToPay(db, named, { amounts, calendar, baseCurrency }),
    confirmed: await listConfirmed(
      db,
      keyed.map(({ key }) => key),
    ),
    choices: new Map(input.choices.map(({ key, orderNo }) => [key, orderNo])),
  });
}

/** Names each transfer by what the bank says of it; equal ones by which of them it is, so that two files may overlap by whole days. */
function withKeys(transfers: readonly Transfer[]): KeyedTransfer[] {
  const seen = new Map<string, number>();
  return transfers.map((transfer) => {
    const { line: _line, ...said } = transfer;
    const text = JSON.stringify(said);
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return { ...transfer, key: sha256(`${count} ${text}`) };
  });
}

/** Empty where nothing would be confirmed. */
function hashOf(planned: readonly PlannedTransfer[]): string {
  const would = planned.flatMap(({ outcome, orderNo, transfer }) =>
    outcome === "would" ? [[transfer.key, orderNo]] : [],
  );
  return would.length > 0 ? sha256(JSON.stringify(would)) : "";
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

async function confirmOne(
  db: Db,
  jobs: Jobs,
  planned: PlannedTransfer,
  { baseCurrency, ...by }: ConfirmStatement,
): Promise<StatementLine> {
  const { transfer, orderNo } = planned;
  const refused = await refusableTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderNo);
    const [present] = await listOrdersToPay(trx, [orderNo], {
      calendar: by.calendar,
      baseCurrency,
    });
    if (!order || !present) return refuse("order_not_found", "There is no order with that number.");
    const why = whyNotPaidBy(transfer, present);
    if (why) return refuse("state_conflict", why);
    const { userId } = by.staff.caller;
    const isNew = await recordTransfer(trx, {
      key: transfer.key,
      orderId: order.order_id,
      userId,
      now: by.now,
    });
    if (!isNew) return refuse("state_conflict", "This transfer has confirmed another order.");
    const change = {
      from: order.status,
      to: "Order Confirmed",
      paymentMethod: "bank transfer",
      paymentReference: referenceOf(transfer),
    } as const;
    return applyStatusChange(trx, jobs, order, "Order Confirmed", { ...by, change });
  });
  const line = lineOf(planned);
  return refused
    ? { ...line, outcome: "refused", message: refused.detail }
    : { ...line, outcome: "done", message: staffText`Confirmed; the buyer is mailed.` };
}

/** The bank's reference, else the day and what the payer wrote. */
const referenceOf = ({ reference, day, text }: Transfer): string =>
  (reference || `${day} ${text}`.trim()).slice(0, 120);

const lineOf = ({ transfer, orderNo, outcome, message, candidates }: PlannedTransfer): StatementLine => ({
  key: transfer.key,
  line: transfer.line,
  day: transfer.day,
  amount: hundredthsToAmount(transfer.amountHundredths),
  currencyCode: transfer.currencyCode,
  text: transfer.text.slice(0, 300),
  orderNo,
  outcome,
  message,
  candidates: candidates.map(({ orderNo: no, names, placedOn }) => ({
    orderNo: no,
    name: names[0] ?? "",
    placedOn,
  })),
});

const responseOf = (
  { outgoing, amountQuestion, decimalQuestion }: ReadStatement,
  lines: StatementLine[],
  planHash: string,
): Statement => ({
  lines,
  outgoing,
  amountQuestion: [...amountQuestion],
  decimalQuestion,
  planHash,
  isDone: false,
});
