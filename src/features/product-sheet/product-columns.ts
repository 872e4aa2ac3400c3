import { safeHtml } from "../catalog/safe-html.ts";
import { reservedSlugs } from "../catalog/slug.ts";
import { pairsOf, pairsText, partsOf, wholeOf, yesNoText, yesOrNo } from "./cell-values.ts";
import type { ProductState } from "./product-state.ts";
import { type SheetColumn, textColumn } from "./sheet-column.ts";

type Column = SheetColumn<ProductState>;
type HtmlKey = "shortDescription" | "description" | "disclaimer";

const MOST_HTML = 50_000;
const htmlColumn = (heading: string, key: HtmlKey): Column => ({
  heading,
  write: (product) => product[key],
  read: (cell, product) =>
    cell.length > MOST_HTML
      ? `At most ${MOST_HTML.toLocaleString("en-IN")} characters fit here.`
      : { ...product, [key]: safeHtml(cell) },
});

const booleanColumn = (heading: string, key: "isPublished" | "returnable"): Column => ({
  heading,
  write: (product) => yesNoText(product[key]),
  read(cell, product) {
    const said = yesOrNo(cell);
    return "wrong" in said ? said.wrong : { ...product, [key]: said.value };
  },
});

const category: Column = {
  heading: "Category",
  write: ({ categoryId }, { categories }) => categories.find(({ id }) => id === categoryId)?.slug ?? "",
  read(cell, product, { categories }) {
    if (cell === "") return "The category is missing.";
    const named = categories.filter(({ name }) => name.toLowerCase() === cell.toLowerCase());
    const found =
      categories.find(({ slug }) => slug === cell.toLowerCase()) ?? (named[1] ? undefined : named[0]);
    if (!found)
      return `There is no category ${cell.slice(0, 60)}: give its address, such as ${categories[0]?.slug}.`;
    return { ...product, categoryId: found.id };
  },
};

const address: Column = {
  heading: "Address",
  write: ({ slug }) => slug,
  read(cell, product) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(cell) || cell.length > 120)
      return "An address is small letters, digits and dashes, such as steel-mug.";
    return reservedSlugs.has(cell)
      ? `The address /${cell} is the store's own. Choose another.`
      : { ...product, slug: cell };
  },
};

const weight: Column = {
  heading: "Weight g",
  write: ({ packageWeight }) => (packageWeight === null ? "" : String(packageWeight)),
  read(cell, product) {
    const said = wholeOf(cell, 100_000, "The weight with package in grams");
    return "wrong" in said ? said.wrong : { ...product, packageWeight: said.value };
  },
};

const specification: Column = {
  heading: "Specification",
  write: (product) => pairsText(product.specification),
  read(cell, product) {
    const said = pairsOf(cell);
    if ("wrong" in said) return said.wrong;
    if (said.value.length > 60) return "At most 60 rows fit here.";
    if (said.value.some(({ name, value }) => name.length > 80 || value.length > 300))
      return "A name has at most 80 characters, a value 300.";
    return { ...product, specification: said.value };
  },
};

const recommended: Column = {
  heading: "Recommended",
  write: (product) => product.recommended.join("; "),
  read(cell, product, { productIds }) {
    const ids = partsOf(cell).map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : Number.NaN));
    if (ids.some((id) => !productIds.has(id)))
      return "Give numbers of products that there are, with semicolons: 3; 14.";
    if (product.id !== null && ids.includes(product.id)) return "A product is not recommended beside itself.";
    if (new Set(ids).size < ids.length) return "A product is named twice.";
    return ids.length > 20 ? "At most 20 products fit here." : { ...product, recommended: ids };
  },
};

/** What a product has once, whatever its variants, in the sheet's order. */
export const productColumns: readonly Column[] = [
  address,
  textColumn("Name", "name", 200, true),
  category,
  booleanColumn("In the shop", "isPublished"),
  weight,
  booleanColumn("Returnable", "returnable"),
  htmlColumn("Short description", "shortDescription"),
  htmlColumn("Description", "description"),
  htmlColumn("Disclaimer", "disclaimer"),
  specification,
  textColumn("Page title", "pageTitle", 200),
  textColumn("Meta description", "metaDescription", 500),
  textColumn("Keywords", "metaKeywords", 500),
  recommended,
];
