import type { Language } from "../../platform/language/language.ts";
import { type Translations, textsIn } from "../../platform/language/translations.ts";
import type { ContentRows } from "./catalogue.store.ts";
import type { ProductRows } from "./product-rows.store.ts";

type ProductRow = ProductRows["products"][number];
type VariantRow = ProductRows["variants"][number];
type ImageRow = ProductRows["images"][number];
type KitContentRow = ProductRows["kitContents"][number];
type CategoryRow = ContentRows["categories"][number];

interface Translated {
  readonly translations: Translations<object>;
}

/** The languages that any row of the content has a text in. */
export const languagesOfContent = (content: ContentRows): Language[] =>
  [
    ...[content.categories, content.menus, content.slides, content.tiles, content.sections],
    ...[content.pageTexts, content.staticPages, content.home ? [content.home] : []],
  ].flatMap((rows: readonly Translated[]) => rows.flatMap(({ translations }) => Object.keys(translations)));

/**
 * The rows with their texts in a language; a text without a translation stays. A title or description for search engines that
 * has none becomes empty where the name is translated: then the page makes it from the translated texts.
 */
export function categoryRowIn(row: CategoryRow, language: Language): CategoryRow {
  const texts = textsIn(row.translations, language);
  const unlessNamed = (text: string) => (texts.name === undefined ? text : "");
  return {
    ...row,
    name: texts.name ?? row.name,
    page_heading: texts.pageHeading ?? row.page_heading,
    description_html: texts.description ?? row.description_html,
    page_title: texts.pageTitle ?? unlessNamed(row.page_title),
    meta_description: texts.metaDescription ?? unlessNamed(row.meta_description),
    meta_keywords: texts.metaKeywords ?? row.meta_keywords,
  };
}

export function productRowIn(row: ProductRow, language: Language): ProductRow {
  const texts = textsIn(row.translations, language);
  const unlessNamed = (text: string) => (texts.name === undefined ? text : "");
  return {
    ...row,
    name: texts.name ?? row.name,
    short_description_html: texts.shortDescription ?? row.short_description_html,
    description_html: texts.description ?? row.description_html,
    disclaimer_html: texts.disclaimer ?? row.disclaimer_html,
    specification: texts.specification ?? row.specification,
    size_chart: row.size_chart && {
      ...row.size_chart,
      columns: row.size_chart.columns.map((column, at) => texts.sizeChart?.columns[at] || column),
      howToMeasure: texts.sizeChart?.howToMeasure || row.size_chart.howToMeasure,
    },
    page_title: texts.pageTitle ?? unlessNamed(row.page_title),
    meta_description: texts.metaDescription ?? unlessNamed(row.meta_description),
    meta_keywords: texts.metaKeywords ?? row.meta_keywords,
  };
}

export const variantRowIn = (row: VariantRow, language: Language): VariantRow => ({
  ...row,
  colour_name: textsIn(row.translations, language).colourName ?? row.colour_name,
});

export const imageRowIn = (row: ImageRow, language: Language): ImageRow => ({
  ...row,
  alt: textsIn(row.translations, language).alt ?? row.alt,
});

export const kitContentRowIn = (row: KitContentRow, language: Language): KitContentRow => ({
  ...row,
  name: textsIn(row.translations, language).name ?? row.name,
  colour_name: textsIn(row.colour_translations, language).colourName ?? row.colour_name,
  substitute_name: textsIn(row.substitute_translations ?? {}, language).name ?? row.substitute_name,
  substitute_colour:
    textsIn(row.substitute_colour_translations ?? {}, language).colourName ?? row.substitute_colour,
});

export function contentRowsIn(content: ContentRows, language: Language): ContentRows {
  return {
    ...content,
    categories: content.categories.map((row) => categoryRowIn(row, language)),
    menus: content.menus.map((row) => ({ ...row, ...textsIn(row.translations, language) })),
    slides: content.slides.map((row) => {
      const { linkText = row.link_text, ...texts } = textsIn(row.translations, language);
      return { ...row, ...texts, link_text: linkText };
    }),
    tiles: content.tiles.map((row) => {
      const texts = textsIn(row.translations, language);
      const { linkText = row.link_text, displayText = row.display_text, ...others } = texts;
      return { ...row, ...others, link_text: linkText, display_text: displayText };
    }),
    sections: content.sections.map((row) => ({
      ...row,
      display_heading: textsIn(row.translations, language).heading ?? row.display_heading,
    })),
    home: content.home && homeRowIn(content.home, language),
    pageTexts: content.pageTexts.map((row) => ({
      ...row,
      html: textsIn(row.translations, language).html ?? row.html,
    })),
    staticPages: content.staticPages.map((row) => ({ ...row, ...textsIn(row.translations, language) })),
  };
}

function homeRowIn(row: NonNullable<ContentRows["home"]>, language: Language) {
  const texts = textsIn(row.translations, language);
  return {
    ...row,
    page_title: texts.pageTitle ?? row.page_title,
    meta_description: texts.metaDescription ?? row.meta_description,
    meta_keywords: texts.metaKeywords ?? row.meta_keywords,
    page_heading: texts.pageHeading ?? row.page_heading,
    category_description: texts.description ?? row.category_description,
  };
}
