import type { TimelineEvent } from "../../contract/admin/orders.schemas.ts";
import { fullName } from "../../contract/full-name.ts";
import { currencySymbol } from "../../platform/money/currency-symbol.ts";
import { shownUnit, toHundredths } from "../../platform/money/minor-units.ts";
import { formatMoney } from "../../platform/money/money.ts";
import type { LedgerRow } from "./order-ledger.store.ts";

/** One entry of the order ledger as an event of the order's timeline. */
export const ledgerTimelineEvent = (entry: LedgerRow, baseCurrency: string): TimelineEvent => ({
  id: `ledger-${entry.ledger_entry_id}`,
  at: entry.at.toISOString(),
  kind: "payment",
  title: title(entry, baseCurrency),
  detail: detail(entry),
  by: recorder(entry),
});

function title({ kind, amount_paise, method }: LedgerRow, baseCurrency: string): string {
  const amount = formatMoney(amount_paise, currencySymbol(baseCurrency));
  const titles: Record<LedgerRow["kind"], string> = {
    asked: `${amount} asked for`,
    paid: `${amount} paid`,
    "payment undone": `${amount} not paid after all`,
    "refund asked": `Refund of ${amount} asked for`,
    "refund done": method === "by hand" ? `${amount} paid back by hand` : `${amount} paid back`,
    "refund failed": `Refund of ${amount} failed`,
    "refund dropped": `Refund of ${amount} settled otherwise`,
    disputed: `${amount} disputed at the bank`,
    "dispute won": `Dispute over ${amount} won`,
    "dispute lost": `Dispute over ${amount} lost: the bank took it back`,
  };
  return titles[kind];
}

function detail(entry: LedgerRow): string {
  const { kind, method, reference, reason } = entry;
  const currency = entry.currency_code ?? "";
  const own =
    currency &&
    `${formatMoney(toHundredths(entry.amount_minor ?? 0, currency), "", shownUnit(currency))} ${currency}`;
  const how = `${methodLabels[method] ?? method}${own && `, ${own}`}`;
  if (kind === "asked") return `${how}: ${entry.link_url ?? ""}${entry.withdrawn_at ? " (withdrawn)" : ""}`;
  if (kind === "refund failed") return entry.problem;
  return [how, kind.startsWith("refund") && reason, reference].filter(Boolean).join(" · ");
}

const methodLabels: Readonly<Record<string, string>> = { razorpay: "Razorpay", stripe: "Stripe" };

function recorder({ first_name, last_name, method, kind }: LedgerRow): string {
  if (first_name !== null) return fullName(first_name, last_name ?? "");
  return kind === "asked" || !(method in methodLabels) ? "the store" : "the payment provider";
}
