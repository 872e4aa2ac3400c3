import type { CategoryTexts } from "../../src/contract/admin/categories.ts";
import type { ProductTexts } from "../../src/contract/admin/product-texts.ts";
import { categories } from "../catalogue/german/categories.ts";
import { homeTexts } from "../catalogue/german/home.ts";
import { products } from "../catalogue/german/products.ts";
import { germanSizeChart } from "../catalogue/german/size-charts.ts";
import type { DemoProduct } from "../catalogue/types.ts";
import { type Names, replacePlaceholders, replacePlaceholdersInHtml } from "./replace-placeholders.ts";

/** A column of translations with these texts in German. */
const inGerman = <Texts extends object>(texts: Partial<Texts>): string => JSON.stringify({ de: texts });

/** The German texts of a product, as its column has them. */
export function germanProduct(product: DemoProduct, names: Names): string {
  const texts = products[product.id];
  if (!texts) throw new Error(`Product ${product.id} has no German texts`);
  return inGerman<ProductTexts>({
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
  });
}

function sizeChartOf(chart: NonNullable<DemoProduct["sizeChart"]>): ProductTexts["sizeChart"] {
  const { columns, howToMeasure } = germanSizeChart(chart);
  return { columns: [...columns], howToMeasure };
}

export function germanCategory(slug: string, names: Names): string {
  const texts = categories[slug];
  if (!texts) throw new Error(`Category ${slug} has no German texts`);
  return inGerman<CategoryTexts>({
    name: texts.name,
    pageHeading: replacePlaceholders(texts.heading, names),
    description: replacePlaceholdersInHtml(texts.descriptionHtml, names),
    pageTitle: replacePlaceholders(`${texts.name} | {company} Store`, names),
    metaDescription: replacePlaceholders(texts.description, names),
  });
}

/** A text of the home page or of a menu in German. */
function germanText(english: string, names: Names): string {
  const german = homeTexts[english];
  if (german === undefined) throw new Error(`'${english}' has no German text`);
  return replacePlaceholders(german, names);
}

/** The German texts of a part of the home page or of a menu, as its column has them. */
export const germanTexts = (english: Readonly<Record<string, string>>, names: Names): string =>
  inGerman(
    Object.fromEntries(Object.entries(english).map(([name, text]) => [name, germanText(text, names)])),
  );
