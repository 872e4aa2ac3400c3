import { safeHtml } from "../../catalogue/product/safe-html.ts";
import { cleanTranslations } from "../../catalogue/product/stored-translations.ts";
import { formatPairs, parseSpecification } from "./cell-values.ts";
import { type CsvColumn, tooLong } from "./csv-column.ts";
import type { ProductState, VariantState } from "./product-state.ts";

type Column = CsvColumn<ProductState>;
type Texts = NonNullable<NonNullable<ProductState["translations"]>["de"]>;
type TextName = { [K in keyof Texts]-?: string extends Texts[K] ? K : never }[keyof Texts];

const germanOf = ({ translations }: ProductState): Texts => translations?.de ?? {};

/** An empty text takes the translation away: the shop shows the store's own words. */
const withGerman = (product: ProductState, texts: Texts): ProductState => ({
  ...product,
  translations: cleanTranslations({ de: { ...germanOf(product), ...texts } }),
});

const germanColumn = (heading: string, name: TextName, max: number): Column => ({
  heading: `${heading} in German`,
  write: (product) => germanOf(product)[name] ?? "",
  read: (cell, product) => (cell.length > max ? tooLong(max) : withGerman(product, { [name]: cell })),
});

const MAX_HTML_CHARACTERS = 50_000;
const germanHtmlColumn = (
  heading: string,
  name: "description" | "disclaimer" | "shortDescription",
): Column => ({
  ...germanColumn(heading, name, MAX_HTML_CHARACTERS),
  read: (cell, product) =>
    cell.length > MAX_HTML_CHARACTERS
      ? tooLong(MAX_HTML_CHARACTERS)
      : withGerman(product, { [name]: safeHtml(cell) }),
});

const germanSpecificationColumn: Column = {
  heading: "Specification in German",
  write: (product) => formatPairs(germanOf(product).specification ?? []),
  read(cell, product) {
    const parsed = parseSpecification(cell);
    return "wrong" in parsed ? parsed.wrong : withGerman(product, { specification: parsed.value });
  },
};

/** The German texts of a product; that of its size chart is in the editor only, as the chart itself. */
export const germanColumns: readonly Column[] = [
  germanColumn("Name", "name", 200),
  germanHtmlColumn("Short description", "shortDescription"),
  germanHtmlColumn("Description", "description"),
  germanHtmlColumn("Disclaimer", "disclaimer"),
  germanSpecificationColumn,
  germanColumn("Page title", "pageTitle", 200),
  germanColumn("Meta description", "metaDescription", 500),
  germanColumn("Keywords", "metaKeywords", 500),
];

export const germanColourColumn: CsvColumn<VariantState> = {
  heading: "Colour in German",
  write: ({ translations }) => translations?.de?.colourName ?? "",
  read: (cell, variant) =>
    cell.length > 60
      ? tooLong(60)
      : { ...variant, translations: cleanTranslations({ de: { colourName: cell } }) },
};
