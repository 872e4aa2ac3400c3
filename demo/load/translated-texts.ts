import type { CategoryTexts } from "../../src/contract/admin/categories.ts";
import type { ProductTexts } from "../../src/contract/admin/product-texts.ts";
import { categories as germanCategories } from "../catalogue/german/categories.ts";
import { homeTexts as germanHome } from "../catalogue/german/home.ts";
import { products as germanProducts } from "../catalogue/german/products.ts";
import { germanSizeChart } from "../catalogue/german/size-charts.ts";
import { categories as norwegianCategories } from "../catalogue/norwegian/categories.ts";
import { homeTexts as norwegianHome } from "../catalogue/norwegian/home.ts";
import { products as norwegianProducts } from "../catalogue/norwegian/products.ts";
import type { DemoProduct, TranslatedCategory } from "../catalogue/types.ts";
import { type Names, replacePlaceholders, replacePlaceholdersInHtml } from "./replace-placeholders.ts";

/** A column of translations with these texts in each language. */
const asColumn = <Texts extends object>(german: Partial<Texts>, norwegian: Partial<Texts>): string =>
  JSON.stringify({ de: german, nb: norwegian });

/** What is there for each product, category or text of the demo. */
const required = <Texts>(texts: Texts | undefined, of: string): Texts => {
  if (texts === undefined) throw new Error(`${of} is not translated`);
  return texts;
};

/** The texts of a product in other languages, as its column has them. */
export function translatedProduct(product: DemoProduct, names: Names): string {
  const texts = required(germanProducts[product.id], `Product ${product.id}`);
  const norwegian = required(norwegianProducts[product.id], `Product ${product.id}`);
  return asColumn<ProductTexts>(
    {
      name: texts.name,
      shortDescription: replacePlaceholdersInHtml(texts.shortHtml, names),
      description: replacePlaceholdersInHtml(texts.descriptionHtml, names),
      disclaimer: replacePlaceholdersInHtml(texts.disclaimerHtml, names),
      specification: texts.specification.map(([name, value]) => ({
        name,
        value: replacePlaceholders(value, names),
      })),
      ...(product.sizeChart && { sizeChart: sizeChartOf(product.sizeChart) }),
      pageTitle: replacePlaceholders(`${texts.seo.title} | {company} Store`, names),
      metaDescription: replacePlaceholders(texts.seo.description, names),
      metaKeywords: texts.seo.keywords.join(", "),
    },
    {
      name: norwegian.name,
      shortDescription: replacePlaceholdersInHtml(norwegian.shortHtml, names),
      description: replacePlaceholdersInHtml(norwegian.descriptionHtml, names),
      pageTitle: replacePlaceholders(`${norwegian.name} | {company} Store`, names),
    },
  );
}

function sizeChartOf(chart: NonNullable<DemoProduct["sizeChart"]>): ProductTexts["sizeChart"] {
  const { columns, howToMeasure } = germanSizeChart(chart);
  return { columns: [...columns], howToMeasure };
}

/** The texts of a category or a collection in other languages. */
export const translatedCategory = (slug: string, names: Names): string =>
  asColumn<CategoryTexts>(
    categoryTexts(required(germanCategories[slug], slug), names),
    categoryTexts(required(norwegianCategories[slug], slug), names),
  );

const categoryTexts = (texts: TranslatedCategory, names: Names): Partial<CategoryTexts> => ({
  name: texts.name,
  pageHeading: replacePlaceholders(texts.heading, names),
  description: replacePlaceholdersInHtml(texts.descriptionHtml, names),
  pageTitle: replacePlaceholders(`${texts.name} | {company} Store`, names),
  metaDescription: replacePlaceholders(texts.description, names),
});

/** The texts of a part of the home page or of a menu in other languages, as its column has them. */
export const translatedTexts = (english: Readonly<Record<string, string>>, names: Names): string => {
  const textsIn = (home: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(english).map(([name, text]) => [
        name,
        replacePlaceholders(required(home[text], `'${text}'`), names),
      ]),
    );
  return asColumn(textsIn(germanHome), textsIn(norwegianHome));
};
