import { t } from "../../../platform/language/t.ts";

/** What an audit row can be about, as the API names it, in the reader's words. */
export const subjectWords: Readonly<Record<string, string>> = {
  orders: t("Orders"),
  people: t("People"),
  products: t("Products"),
  stock: t("Stock"),
  coupons: t("Coupons"),
  "coupon-batches": t("Coupon batches"),
  occasions: t("Occasions"),
  members: t("Members"),
  leavers: t("Leavers"),
  quotes: t("Quotes"),
  enquiries: t("Enquiries"),
  invoices: t("Invoices"),
  months: t("Months"),
  "payment-events": t("Payment events"),
  "courier-events": t("Courier reports"),
  mails: t("Mails"),
  "mail texts": t("Mail texts"),
  content: t("Content"),
  categories: t("Categories"),
  pictures: t("Images"),
  "product-imports": t("Product imports"),
  "search words": t("Search words"),
  countries: t("Shipping countries"),
  rates: t("Currency rates"),
  offices: t("Offices"),
  invitations: t("Invitations"),
  settings: t("Settings"),
};

/** `Orders KS-7F3K-9Q2M-A` */
export const subjectText = ({
  subject,
  subjectId,
}: {
  readonly subject: string;
  readonly subjectId: string;
}): string => `${subjectWords[subject] ?? subject} ${subjectId}`.trim();
