import { cleanTranslations } from "../../catalogue/product/stored-translations.ts";
import { safeHtml } from "../../catalogue/safe-html/safe-html.ts";
import type { TranslatedHeading } from "../../contract/admin/import-fields.ts";
import type { Language } from "../../platform/language/language.ts";
import { formatPairs, parseSpecification } from "./cell-values.ts";
import { type CsvColumn, tooLong } from "./csv-column.ts";
import type { ProductState, VariantState } from "./product-state.ts";

type Column = CsvColumn<ProductState>;
type Texts = NonNullable<ProductState["translations"]>[string];
type TextName = { [K in keyof Texts]-?: string extends Texts[K] ? K : never }[keyof Texts];

const textsOf = ({ translations }: ProductState, language: Language): Texts => translations?.[language] ?? {};

/** An empty text takes the translation away: the shop shows the store's own words. Other languages stay. */
const withTexts = (product: ProductState, language: Language, texts: Texts): ProductState => ({
  ...product,
  translations: cleanTranslations({
    ...product.translations,
    [language]: { ...textsOf(product, language), ...texts },
  }),
});

const textColumn =
  (heading: TranslatedHeading, name: TextName, max: number, clean = (cell: string) => cell) =>
  (language: Language): Column => ({
    heading: `${heading}:${language}`,
    write: (product) => textsOf(product, language)[name] ?? "",
    read: (cell, product) =>
      cell.length > max ? tooLong(max) : withTexts(product, language, { [name]: clean(cell) }),
  });

const MAX_HTML_CHARACTERS = 50_000;
const htmlColumn = (heading: TranslatedHeading, name: "description" | "disclaimer" | "shortDescription") =>
  textColumn(heading, name, MAX_HTML_CHARACTERS, safeHtml);

const specificationColumn = (language: Language): Column => ({
  heading: `Specification:${language}`,
  write: (product) => formatPairs(textsOf(product, language).specification ?? []),
  read(cell, product) {
    const parsed = parseSpecification(cell);
    return "wrong" in parsed ? parsed.wrong : withTexts(product, language, { specification: parsed.value });
  },
});

const columns = [
  textColumn("Name", "name", 200),
  htmlColumn("Short description", "shortDescription"),
  htmlColumn("Description", "description"),
  htmlColumn("Disclaimer", "disclaimer"),
  specificationColumn,
  textColumn("Page title", "pageTitle", 200),
  textColumn("Meta description", "metaDescription", 500),
  textColumn("Keywords", "metaKeywords", 500),
];

/** The texts of a product in these languages, such as `Name:nb`; those of its size chart are in the editor only, as the chart itself. */
export const translatedProductColumns = (languages: readonly Language[]): readonly Column[] =>
  languages.flatMap((language) => columns.map((column) => column(language)));

/** A variant's colour in these languages: `Colour:nb`. */
export const translatedVariantColumns = (
  languages: readonly Language[],
): readonly CsvColumn<VariantState>[] =>
  languages.map((language) => ({
    heading: `Colour:${language}`,
    write: ({ translations }) => translations?.[language]?.colourName ?? "",
    read: (cell, variant) =>
      cell.length > 60
        ? tooLong(60)
        : {
            ...variant,
            translations: cleanTranslations({ ...variant.translations, [language]: { colourName: cell } }),
          },
  }));
