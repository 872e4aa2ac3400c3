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
  ...(["Colour", "Colour code", "Price before", "Selling price"] as const),
  ...(["Sizes", "SKU", "GTIN", "Bin", "Stock", "Stock by size", "Image URLs"] as const),
] as const;

/** The headings of our own CSV that are texts: a file has them in other languages too, as `Name:nb`. */
export const translatedHeadings = [
  ...(["Name", "Short description", "Description", "Disclaimer", "Specification"] as const),
  ...(["Page title", "Meta description", "Keywords", "Colour"] as const),
] as const;
export type TranslatedHeading = (typeof translatedHeadings)[number];
/** Such a heading with the tag of a language. */
export type TranslatedField = `${TranslatedHeading}:${string}`;

export const TRANSLATED_FIELD = `^(${translatedHeadings.join("|")}):([a-z]{2,3}(-[A-Za-z0-9]{2,8})*)$`;
const translated = new RegExp(TRANSLATED_FIELD);

/** The language of a column of translations; undefined for any other column. */
export const languageOfField = (field: string): string | undefined => translated.exec(field)?.[2];

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
  ...([
    "Welcome kit",
    "Kind",
    "Number",
    "Gift card",
    "Sold without stock",
    "Sale from",
    "Sale until",
  ] as const),
] as const;

export type OwnField = (typeof ownFields)[number] | TranslatedField;
export type OtherField = (typeof otherFields)[number];
export type ImportField = OwnField | OtherField;
