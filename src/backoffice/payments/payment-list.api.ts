import type { MoneyRow } from "../../contract/admin/payment-list.ts";
import { fullName } from "../../contract/full-name.ts";
import type { Handlers } from "../../contract/handler.ts";
import { storedStaffText } from "../../contract/staff-text.ts";
import { hundredthsToAmount, toHundredths } from "../../platform/money/minor-units.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import type { Services } from "../../platform/services.ts";
import { findMoney, type MoneyListRow } from "./payment-list.store.ts";

/** Every payment and refund of the store. */
export const paymentListApi = ({
  database: { db },
  calendar,
}: Services): Handlers<"GET /api/admin/payments"> => ({
  async "GET /api/admin/payments"({ query, now }) {
    const found = await findMoney(db, query, { calendar, now });
    return { ...found, rows: found.rows.map(moneyRow) };
  },
});

function moneyRow(row: MoneyListRow): MoneyRow {
  const isRefund = row.kind === "refund asked";
  const sign = isRefund ? -1 : 1;
  const { currency_code: code, amount_minor: minor } = row;
  return {
    id: row.ledger_entry_id,
    kind: isRefund ? "refund" : "payment",
    at: row.at.toISOString(),
    orderNo: row.order_no,
    way: row.way,
    state: row.state,
    amount: sign * paiseToRupees(row.amount_paise),
    currencyCode: code ?? "",
    amountInCurrency:
      code === null || minor === null ? null : sign * hundredthsToAmount(toHundredths(minor, code)),
    reference: row.reference,
    problem: storedStaffText(row.problem),
    by: row.first_name === null ? "" : fullName(row.first_name, row.last_name ?? ""),
  };
}
