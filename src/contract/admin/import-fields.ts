/** What a column of our own CSV may be: its headings. */
export const ownFields = [
  ...([
    "Product",
    "Variant",
    "Address",
    "Name",
    "Category",
    "In the shop",
    "Welcome kit",
    "Weight g",
  ] as const),
  ...([
    "HSN code",
    "GST %",
    "Volume prices",
    "Returnable",
    "Short description",
    "Description",
    "Disclaimer",
  ] as const),
  ...(["Specification", "Page title", "Meta description", "Keywords", "Recommended"] as const),
  ...([
    "Name in German",
    "Short description in German",
    "Description in German",
    "Disclaimer in German",
    "Specification in German",
    "Page title in German",
    "Meta description in German",
    "Keywords in German",
  ] as const),
  ...(["Colour", "Colour in German", "Colour code", "Price before", "Selling price"] as const),
  ...(["Sizes", "SKU", "GTIN", "Stock", "Stock by size", "Image URLs"] as const),
] as const;

/** What a column of another program's file may be. Such a file has one line for each SKU. */
export const otherFields = [
  ...([
    "Name",
    "Address",
    "Group",
    "Category",
    "Other category",
    "Description",
    "Short description",
  ] as const),
  ...(["Disclaimer", "In the shop", "Status", "Weight g", "Price", "Price before", "Sale price"] as const),
  ...(["Colour", "Colour code", "Size", "Option 1 name", "Option 1", "Option 2 name", "Option 2"] as const),
  ...(["Option 3 name", "Option 3", "SKU", "GTIN", "Stock", "Stock tracked", "Availability"] as const),
  ...(["Image", "Variant image", "More images"] as const),
  ...(["Keywords", "Page title", "Meta description", "HSN code", "GST %", "Returnable"] as const),
  "Welcome kit",
] as const;

export type OwnField = (typeof ownFields)[number];
export type OtherField = (typeof otherFields)[number];
export type ImportField = OwnField | OtherField;
