import type { TimelineEvent } from "../../contract/admin/orders.schemas.ts";
import { fullName } from "../../contract/full-name.ts";
import { type StaffText, staffText, storedStaffText, untranslated } from "../../contract/staff-text.ts";
import { baseMoneyText } from "../../platform/money/base-money.ts";
import { toHundredths } from "../../platform/money/minor-units.ts";
import { codedMoneyText } from "../../platform/money/money-text.ts";
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

function title({ kind, amount_paise, method }: LedgerRow, baseCurrency: string): StaffText {
  const amount = baseMoneyText(amount_paise, baseCurrency);
  const titles: Record<LedgerRow["kind"], StaffText> = {
    asked: staffText`${amount} asked for`,
    paid: staffText`${amount} paid`,
    "payment undone": staffText`${amount} not paid after all`,
    "refund asked": staffText`Refund of ${amount} asked for`,
    "refund done":
      method === "by hand" ? staffText`${amount} paid back by hand` : staffText`${amount} paid back`,
    "refund failed": staffText`Refund of ${amount} failed`,
    "refund dropped": staffText`Refund of ${amount} settled otherwise`,
    disputed: staffText`${amount} disputed at the bank`,
    "dispute won": staffText`Dispute over ${amount} won`,
    "dispute lost": staffText`Dispute over ${amount} lost: the bank took it back`,
  };
  return titles[kind];
}

function detail(entry: LedgerRow): StaffText {
  const { kind, method, reference, reason } = entry;
  const currency = entry.currency_code ?? "";
  const own = currency && codedMoneyText(toHundredths(entry.amount_minor ?? 0, currency), currency, "en");
  const how = [methodLabels[method] ?? method, own].filter(Boolean);
  if (kind === "asked") {
    const link = `${how.join(", ")}: ${entry.link_url ?? ""}`;
    return entry.withdrawn_at ? staffText`${link} (withdrawn)` : untranslated(link);
  }
  if (kind === "refund failed") return storedStaffText(entry.problem);
  return untranslated([...how, kind.startsWith("refund") && reason, reference].filter(Boolean).join(" · "));
}

const methodLabels: Readonly<Record<string, string>> = { razorpay: "Razorpay", stripe: "Stripe" };

function recorder({ first_name, last_name, method, kind }: LedgerRow): StaffText {
  if (first_name !== null) return untranslated(fullName(first_name, last_name ?? ""));
  return kind === "asked" || !(method in methodLabels)
    ? staffText`the store`
    : staffText`the payment provider`;
}
