import { hasGst, taxName } from "../words/tax-words.ts";

/** The fields whose own names do not say enough. */
const labels: Readonly<Record<string, string>> = {
  Address: "URL path",
  Group: "Group: the lines of one product",
  "Other category": "Category, where the first is empty",
  "In the shop": "In the shop (yes or no)",
  "Welcome kit": "Welcome kit (yes or no)",
  Status: "Status (active or not)",
  "Weight g": "Weight (grams, or with its unit)",
  Price: "Selling price",
  "Price before": "Price before the reduction",
  "Sale price": "Sale price, where it is reduced",
  "Option 1": "Option 1: its value",
  "Option 2": "Option 2: its value",
  "Option 3": "Option 3: its value",
  Image: "Image of the product: URL or file",
  "Variant image": "Image of this line: URL or file",
  "More images": "More images of this line: URLs or files",
  "Stock tracked": "Stock is counted, where this is filled",
  Availability: "Availability (out of stock is 0)",
  "GST %": columnName("GST %"),
  ...(!hasGst && { "HSN code": "HSN code (India only)" }),
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
  own: "This is our own format",
  shopify: "This is a product export of Shopify",
  google: "This is a product file for Google Merchant Center",
  other: "We do not know this format",
} as const;
