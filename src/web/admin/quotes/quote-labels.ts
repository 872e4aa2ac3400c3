import type { StaffQuoteRow } from "../../../contract/admin/quotes.ts";
import { t } from "../../../platform/language/t.ts";

export const quoteStateLabels: Record<StaffQuoteRow["state"], string> = {
  draft: t("Draft"),
  sent: t("Sent"),
  "change asked": t("Change asked for"),
  accepted: t("Won"),
  lapsed: t("Lapsed"),
  lost: t("Lost"),
};

export const lostReasonLabels: Record<NonNullable<StaffQuoteRow["lostReason"]>, string> = {
  price: t("The price"),
  "delivery time": t("The delivery time"),
  "other supplier": t("Another supplier"),
  "no budget": t("No budget"),
  "no answer": t("No answer"),
  other: t("Something else"),
};
