import { t } from "../../../platform/language/t.ts";
import { hasGst, taxName } from "../words/tax-words.ts";

/** The fields whose own names do not say enough. */
const labels: Readonly<Record<string, string>> = {
  Address: t("URL path"),
  Group: t("Group: the lines of one product"),
  "Other category": t("Category, where the first is empty"),
  "In the shop": t("In the shop (yes or no)"),
  "Welcome kit": t("Welcome kit (yes or no)"),
  Status: t("Status (active or not)"),
  "Weight g": t("Weight (grams, or with its unit)"),
  Price: t("Selling price"),
  "Price before": t("Price before the reduction"),
  "Sale price": t("Sale price, where it is reduced"),
  "Option 1": t("Option 1: its value"),
  "Option 2": t("Option 2: its value"),
  "Option 3": t("Option 3: its value"),
  Image: t("Image of the product: URL or file"),
  "Variant image": t("Image of this line: URL or file"),
  "More images": t("More images of this line: URLs or files"),
  "Stock tracked": t("Stock is counted, where this is filled"),
  Availability: t("Availability (out of stock is 0)"),
  Kind: t("Kind of line: simple, variable or variation"),
  Number: t("Number, by which lines name their product"),
  "Gift card": t("Gift card (yes: it is left out)"),
  "Sold without stock": t("Sold without stock (its stock is not counted)"),
  "Sale from": t("First day of the sale price"),
  "Sale until": t("Last day of the sale price"),
  "GST %": columnName("GST %"),
  ...(!hasGst && { "HSN code": t("HSN code (India only)") }),
};

/** The heading of a column of our own, with the tax that the store has. */
export function columnName(heading: string): string {
  return heading === "GST %" ? `${taxName} %` : heading;
}

/** What a column may mean, as staff read it. */
export const fieldLabel = (field: string): string => labels[field] ?? field;

/** Whether the column is a choice in this store: HSN codes are India's. */
export const isOffered = (field: string): boolean => hasGst || field !== "HSN code";

/** Whose file it is, in a sentence. */
export const formatLabels = {
  own: t("This is our own format"),
  shopify: t("This is a product export of Shopify"),
  woocommerce: t("This is a product export of WooCommerce"),
  google: t("This is a product file for Google Merchant Center"),
  other: t("We do not know this format"),
} as const;
