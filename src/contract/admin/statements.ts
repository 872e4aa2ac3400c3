import { type Static, Type } from "typebox";
import { ExactText, NamedObject, PlanHash, StaffTextField } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

/** Transfers in one statement. Of a longer one, a file for each week. */
export const MAX_TRANSFERS = 500;
/** A camt.053 file of that many transfers is about half as large. */
const MAX_CHARACTERS = 2_000_000;

const OrderNo = Type.String({ maxLength: 40 });

export const StatementInput = NamedObject("StatementInput", {
  text: ExactText(MAX_CHARACTERS, {
    minLength: 1,
    description: "a bank's statement: CSV, lines copied from a spreadsheet, or camt.053",
  }),
  amountColumn: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 500, description: "answers which column has the amounts" }),
  ),
  decimalSign: Type.Optional(
    Type.Enum([".", ","], { description: "answers how 1.250 is meant: what stands before decimals" }),
  ),
  choices: Type.Array(Type.Object({ key: Type.String({ maxLength: 64 }), orderNo: OrderNo }), {
    maxItems: MAX_TRANSFERS,
    description: "what a person says of transfers that may be of several orders",
  }),
  planHash: Type.Optional(PlanHash),
});
export type StatementInput = Static<typeof StatementInput>;

export const StatementLine = NamedObject("StatementLine", {
  key: Type.String({ description: "names the transfer in choices" }),
  line: Type.Integer({ description: "line of the text, or entry of camt.053, from 1" }),
  day: Type.String({ description: "as the bank wrote it, YYYY-MM-DD where that can be read in one way" }),
  amount: Type.Number(),
  currencyCode: Type.String({ description: "empty: the statement does not say" }),
  text: Type.String({ description: "payer and purpose" }),
  orderNo: Type.String({ description: "empty: none" }),
  outcome: Type.Enum(["would", "asked", "done", "nothing", "refused"], {
    description:
      "would: the order would be confirmed; asked: a person must say which order; nothing: it was confirmed by this transfer before; refused: it stays, see the reason",
  }),
  message: StaffTextField(),
  candidates: Type.Array(
    Type.Object({ orderNo: Type.String(), name: Type.String(), placedOn: Type.String() }),
    { description: "the orders of this amount, where a person must say which" },
  ),
});
export type StatementLine = Static<typeof StatementLine>;

export const Statement = NamedObject("Statement", {
  lines: Type.Array(StatementLine),
  outgoing: Type.Integer({ description: "transfers that went out, or are not booked: left out" }),
  amountQuestion: Type.Array(
    Type.Object({ column: Type.Integer(), heading: Type.String(), example: Type.String() }),
    { description: "columns that may have the amounts, where a person must say which; empty: no question" },
  ),
  decimalQuestion: Type.Union(
    [Type.Object({ example: Type.String(), point: Type.Number(), comma: Type.Number() }), Type.Null()],
    { description: "an amount that may be read in two ways, and what it is either way" },
  ),
  planHash: Type.String({ description: "the second call must send it; empty: nothing would be confirmed" }),
  isDone: Type.Boolean(),
});
export type Statement = Static<typeof Statement>;

export const adminStatements = {
  "POST /api/admin/payments/statement": {
    operationId: "confirmFromStatement",
    tag: "Admin: payments",
    auth: "staff",
    roles: ["support", "admin"],
    summary:
      "Confirm the orders that a bank statement has transfers for, or only report which; it is safe to repeat",
    body: StatementInput,
    maxBodyBytes: 3_000_000,
    output: Statement,
    errors: ["version_conflict", "too_many_lines", "import_invalid"],
  },
} as const satisfies Record<string, StaffRoute>;
