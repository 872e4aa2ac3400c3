import { safeHtml } from "../../catalogue/safe-html/safe-html.ts";
import { isReservedSlug } from "../../catalogue/slug/slug.ts";
import type { CategoryId } from "../../contract/ids.ts";
import { staffText } from "../../contract/staff-text.ts";
import type { Language } from "../../platform/language/language.ts";
import {
  formatPairs,
  formatYesNo,
  parseList,
  parseSpecification,
  parseWholeNumber,
  parseYesNo,
} from "./cell-values.ts";
import { type CsvColumn, textColumn, tooLong } from "./csv-column.ts";
import type { ExistingCatalogue, ProductState } from "./product-state.ts";
import { taxColumns } from "./tax-columns.ts";
import { translatedProductColumns } from "./translated-columns.ts";
import { volumePricesColumn } from "./volume-price-column.ts";

type Column = CsvColumn<ProductState>;
type HtmlKey = "shortDescription" | "description" | "disclaimer";

const MAX_GRAMS = 100_000;
const MAX_HTML_CHARACTERS = 50_000;
const htmlColumn = (heading: string, key: HtmlKey): Column => ({
  heading,
  write: (product) => product[key],
  read: (cell, product) =>
    cell.length > MAX_HTML_CHARACTERS ? tooLong(MAX_HTML_CHARACTERS) : { ...product, [key]: safeHtml(cell) },
});

/** The heading of the column that says whether a product is published. */
export const IN_THE_SHOP = "In the shop";

const booleanColumn = (heading: string, key: "isPublished" | "isSwagItem" | "returnable"): Column => ({
  heading,
  write: (product) => formatYesNo(product[key]),
  read(cell, product) {
    const parsed = parseYesNo(cell);
    return "wrong" in parsed ? parsed.wrong : { ...product, [key]: parsed.value };
  },
});

/** The category that a cell means: by a choice of staff, by its slug, or by its name when only one has it. */
export function findCategoryId(
  cell: string,
  { categories, categoryChoices }: ExistingCatalogue,
): CategoryId | undefined {
  const text = cell.toLowerCase();
  const [named, another] = categories.filter(({ name }) => name.toLowerCase() === text);
  const known = categories.find(({ slug }) => slug === text) ?? (another ? undefined : named);
  return categoryChoices.get(text) ?? known?.id;
}

const categoryColumn: Column = {
  heading: "Category",
  write: ({ categoryId }, { categories }) => categories.find(({ id }) => id === categoryId)?.slug ?? "",
  read(cell, product, catalogue) {
    if (cell === "") return staffText`The category is missing.`;
    const categoryId = findCategoryId(cell, catalogue);
    if (categoryId === undefined)
      return staffText`There is no category ${cell.slice(0, 60)}: make it, or choose another for these products.`;
    return { ...product, categoryId };
  },
};

const slugColumn: Column = {
  heading: "Address",
  write: ({ slug }) => slug,
  read(cell, product) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(cell) || cell.length > 120)
      return staffText`An address is small letters, digits and dashes, such as steel-mug.`;
    return isReservedSlug(cell)
      ? staffText`The address /${cell} is reserved for the store. Please choose another.`
      : { ...product, slug: cell };
  },
};

const weightColumn: Column = {
  heading: "Weight g",
  write: ({ packageWeight }) => (packageWeight === null ? "" : String(packageWeight)),
  read(cell, product) {
    const parsed = parseWholeNumber(
      cell,
      MAX_GRAMS,
      staffText`The weight with package in grams is a whole number from 0 to ${MAX_GRAMS.toLocaleString("en")}.`,
    );
    return "wrong" in parsed ? parsed.wrong : { ...product, packageWeight: parsed.value };
  },
};

const specificationColumn: Column = {
  heading: "Specification",
  write: (product) => formatPairs(product.specification),
  read(cell, product) {
    const parsed = parseSpecification(cell);
    return "wrong" in parsed ? parsed.wrong : { ...product, specification: parsed.value };
  },
};

const recommendedColumn: Column = {
  heading: "Recommended",
  write: (product) => product.recommended.join("; "),
  read(cell, product, { productIds }) {
    const ids = parseList(cell).map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : Number.NaN));
    if (ids.some((id) => !productIds.has(id)))
      return staffText`Give numbers of products that there are, with semicolons: 3; 14.`;
    if (product.id !== null && ids.includes(product.id))
      return staffText`A product cannot be recommended beside itself.`;
    if (new Set(ids).size < ids.length) return staffText`A product is named twice.`;
    return ids.length > 20 ? staffText`At most 20 products fit here.` : { ...product, recommended: ids };
  },
};

const ownColumns: readonly Column[] = [
  slugColumn,
  textColumn("Name", "name", 200, true),
  categoryColumn,
  booleanColumn(IN_THE_SHOP, "isPublished"),
  booleanColumn("Welcome kit", "isSwagItem"),
  weightColumn,
  ...taxColumns,
  volumePricesColumn,
  booleanColumn("Returnable", "returnable"),
  htmlColumn("Short description", "shortDescription"),
  htmlColumn("Description", "description"),
  htmlColumn("Disclaimer", "disclaimer"),
  specificationColumn,
  textColumn("Page title", "pageTitle", 200),
  textColumn("Meta description", "metaDescription", 500),
  textColumn("Keywords", "metaKeywords", 500),
  recommendedColumn,
];

/** The columns of the product itself, in the order of the CSV, with its texts in these languages. */
export const productColumns = (languages: readonly Language[]): readonly Column[] => [
  ...ownColumns,
  ...translatedProductColumns(languages),
];
