import { fullName } from "../../contract/full-name.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { toHundredths } from "../../platform/money/minor-units.ts";
import { readLineAmounts } from "../order/order.store.ts";
import { paymentAmount } from "../payment/payment-amount.ts";
import type { OrderToPay } from "./match-statement.ts";
import { listRowsToPay } from "./statement.store.ts";

/**
 * The orders with these numbers, and every unpaid one that may come to one of these amounts (hundredths), oldest first, with what
 * each comes to: as a payment link asks for it in the order's currency, and in the store's.
 */
export async function listOrdersToPay(
  db: Db | Trx,
  orderNos: readonly string[],
  {
    amounts = [],
    calendar,
    baseCurrency,
  }: { readonly amounts?: readonly number[]; readonly calendar: Calendar; readonly baseCurrency: string },
): Promise<OrderToPay[]> {
  const rows = await listRowsToPay(db, orderNos, amounts);
  const orderIds = rows.map(({ order_id }) => order_id);
  const lines = Map.groupBy(await readLineAmounts(db, orderIds), ({ order_id }) => order_id);
  return rows.map((row) => {
    const { amountMinor, currencyCode } = paymentAmount(
      row,
      lines.get(row.order_id) ?? [],
      row.shipping_paise ?? 0,
    );
    const own = { currencyCode, hundredths: toHundredths(amountMinor, currencyCode) };
    const base = { currencyCode: baseCurrency, hundredths: row.grand_total_paise };
    const isFree = row.is_swag || row.grand_total_paise === 0;
    return {
      orderNo: row.order_no,
      status: row.status,
      isShippingOpen: row.shipping_paise === null,
      hasMoney: row.paid_paise > 0,
      amounts: isFree ? [] : currencyCode === baseCurrency ? [base] : [own, base],
      names: [row.recipient_name, fullName(row.first_name, row.last_name)],
      placedOn: calendar.dayOf(row.placed_at),
    };
  });
}
