import type { CategoryView } from "../../contract/catalogue.schemas.ts";
import type { Language } from "../../platform/language/language.ts";
import { type Translations, textsIn, untranslatedTexts } from "../../platform/language/translations.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { safeHtml } from "../safe-html/safe-html.ts";
import { bestFirst, EntrySearch } from "../search/catalogue-search.ts";
import type { ContentRows } from "./catalogue.store.ts";
import { imagePath } from "./catalogue-views.ts";
import { once } from "./once.ts";
import { contentRowsIn } from "./translated-rows.ts";
import { vocabularyOf } from "./vocabulary-of.ts";

export const categoryView = (row: ContentRows["categories"][number], language: Language = "en") => ({
  categoryName: row.name,
  categoryUrl: row.slug,
  pageHeading: row.page_heading,
  categoryDescription: safeHtml(row.description_html),
  pageTitle: row.page_title || row.name,
  metaDescription: row.meta_description,
  metaKeywords: row.meta_keywords,
  ...translatedTexts(row, language),
});

/** The names of the texts that have a translation into the language; left out where there is none. */
function translatedTexts(row: ContentRows["categories"][number], language: Language) {
  const translated = Object.keys(textsIn(row.translations, language));
  return translated.length > 0 && { translated };
}

export const slideView = (row: ContentRows["slides"][number]) => ({
  type: row.type,
  imageUrl: imagePath(row.image_id, row.slug),
  imageColour: row.colour,
  imageWidth: row.width,
  imageHeight: row.height,
  alt: row.alt,
  title: row.title,
  caption: row.caption,
  linkUrl: row.link_url,
  linkText: row.link_text,
});

export const homeView = ({ home, tiles }: ContentRows) => ({
  pageTitle: home?.page_title ?? "",
  metaDescription: home?.meta_description ?? "",
  metaKeywords: home?.meta_keywords ?? "",
  pageHeading: home?.page_heading ?? "",
  categoryDescription: safeHtml(home?.category_description ?? ""),
  tiles: tiles.map((tile) => ({
    imageUrl: imagePath(tile.image_id, tile.slug),
    imageColour: tile.colour,
    alt: tile.alt,
    displayText: tile.display_text,
    caption: tile.caption,
    linkUrl: tile.link_url,
    linkText: tile.link_text,
  })),
});

/** The languages beside English that a page's text is in. */
const languagesOf = (translations: Translations<{ html: string }>): Language[] =>
  Object.keys(translations).filter((language) => translations[language]?.html);

export const staticPageView = (row: ContentRows["staticPages"][number]) => ({
  name: row.name,
  heading: row.heading,
  html: safeHtml(row.html),
  inFooter: row.in_footer,
  inMenu: row.in_menu,
  languages: languagesOf(row.translations),
});

export const menuView = (item: ContentRows["menus"][number], all: ContentRows["menus"]) => ({
  menuName: item.name,
  menuLink: item.link,
  headerMenus: all
    .filter((child) => child.parent_id === item.menu_item_id)
    .map((child) => ({ menuName: child.name, menuLink: child.link })),
});

export const locationView = (row: ContentRows["locations"][number], bands: ContentRows["bands"]) => ({
  id: row.service_location_id,
  name: row.name,
  deliveryCharge: paiseToRupees(row.delivery_charge_paise),
  isRestOfWorld: row.is_rest_of_world,
  shippingCharges: bands
    .filter((band) => band.service_location_id === row.service_location_id)
    .map((band) => ({
      weightFrom: band.weight_from_grams,
      weightTo: band.weight_to_grams,
      deliveryCharge: paiseToRupees(band.charge_paise),
    })),
});

/** The texts of staff that stand on many pages and have no translation; `own` is what they wrote. */
export function untranslatedContent(own: ContentRows, language: Language): string[] {
  const missing = (
    texts: Readonly<Record<string, string | null | undefined>>,
    { translations }: { translations: Translations<object> },
  ) => untranslatedTexts(texts, translations, language);
  if (language === "en") return [];
  return [
    ...own.menus.flatMap((row) => missing({ name: row.name }, row)),
    ...own.slides.flatMap((row) =>
      missing({ alt: row.alt, title: row.title, caption: row.caption, linkText: row.link_text }, row),
    ),
    ...own.tiles.flatMap((row) =>
      missing(
        { alt: row.alt, displayText: row.display_text, caption: row.caption, linkText: row.link_text },
        row,
      ),
    ),
    ...own.sections.flatMap((row) => missing({ heading: row.display_heading }, row)),
    ...own.categories.flatMap((row) => missing({ name: row.name }, row)),
    ...own.staticPages.flatMap((row) => missing({ name: row.name }, row)),
    ...(own.home ? missing({ pageHeading: own.home.page_heading }, own.home) : []),
  ];
}

/** All that is shown beside the products, made once for each change of it. */
export type ContentViews = ReturnType<typeof contentViews>;

export function contentViews(own: ContentRows, language: Language) {
  const content = language === "en" ? own : contentRowsIn(own, language);
  const productsOfSections = Map.groupBy(content.sectionProducts, (link) => link.home_section_id);
  const categoryViews = new Map<string, CategoryView>(
    content.categories.map((row) => [row.slug, categoryView(row, language)]),
  );
  const categorySearch = once(() => {
    const search = new EntrySearch(vocabularyOf(own, language));
    for (const [id, { name }] of content.categories.entries()) search.put({ id, name });
    return search;
  });
  return {
    shown: {
      home: homeView(content),
      slides: content.slides.map(slideView),
      menus: content.menus
        .filter((item) => item.parent_id === null)
        .map((item) => menuView(item, content.menus)),
      rates: content.rates.map((rate) => ({
        currencyCode: rate.currency_code,
        currencyRate: rate.rate_micros / 1_000_000,
        currencySymbol: rate.currency_symbol,
        currencyName: rate.currency_name,
      })),
      locations: content.locations.map((location) => locationView(location, content.bands)),
      offices: content.offices.map((office) => ({ id: office.office_location_id, name: office.name })),
    },
    sections: content.sections.map(({ display_heading, home_section_id }) => ({
      displayHeading: display_heading,
      productIds: (productsOfSections.get(home_section_id) ?? []).map((link) => link.product_id),
    })),
    pageTexts: new Map(
      content.pageTexts.map(({ page, html, translations }) => [
        page,
        {
          html: html === null ? null : safeHtml(html),
          languages: languagesOf(translations),
        },
      ]),
    ),
    pages: new Map(content.staticPages.map((row) => [row.slug, staticPageView(row)])),
    categoryViews,
    searchCategories: (term: string): CategoryView[] => {
      const search = categorySearch();
      const phrase = search.understand(term);
      if (!phrase.wordings.length && !phrase.presents.length) return [];
      return bestFirst(content.categories.keys(), search.find(phrase)).flatMap(
        (at) => categoryViews.get(content.categories[at]?.slug ?? "") ?? [],
      );
    },
  };
}
