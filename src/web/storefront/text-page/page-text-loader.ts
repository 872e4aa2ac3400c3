import type { LoaderFunctionArgs } from "react-router";
import { contentPath, type TextPage } from "../../../catalogue/content/content.ts";
import { textInLanguages } from "../../../catalogue/feed/built-in-texts.ts";
import type { HomeView } from "../../../contract/catalogue.schemas.ts";
import type { Language } from "../../../platform/language/language.ts";
import { language } from "../../../platform/language/t.ts";
import { beginningOf } from "../page/beginning-of.ts";
import { pageContext } from "../page/page-context.ts";

export interface PageText {
  /** What staff wrote for the page, as sanitised HTML; null means the built-in text of the page. */
  readonly html: string | null;
  /** The languages beside English that the text is in. In others it is shown in English. */
  readonly languages: readonly Language[];
  /** It is in English on a page in another language. */
  readonly isEnglish?: true;
  /** The first words of a translation. */
  readonly beginning?: string;
  /** The home page's tile that links to the page: its picture is the page's. */
  readonly tile: HomeView["tiles"][number] | undefined;
}

/** Loads the text of a page and its picture. */
export const pageTextLoader =
  (page: TextPage) =>
  ({ context }: LoaderFunctionArgs): PageText => {
    const { catalogue, services } = context.get(pageContext);
    const { pageTexts, home } = catalogue;
    const { html, languages } = textInLanguages(pageTexts.get(page), services.config.languages);
    const isTranslated = language() !== "en" && languages.includes(language());
    return {
      html,
      languages,
      ...(language() !== "en" && !isTranslated && { isEnglish: true }),
      ...(isTranslated && html && { beginning: beginningOf(html) }),
      tile: home.tiles.find(({ linkUrl }) => linkUrl === contentPath(page)),
    };
  };
