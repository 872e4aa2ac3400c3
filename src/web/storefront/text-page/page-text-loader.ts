import type { LoaderFunctionArgs } from "react-router";
import { contentPath, type TextPage } from "../../../catalogue/content/content.ts";
import { textInLanguages } from "../../../catalogue/product/built-in-texts.ts";
import type { HomeView } from "../../../contract/catalogue.schemas.ts";
import { language } from "../../language/t.ts";
import { beginningOf } from "../page/beginning-of.ts";
import { pageContext } from "../page/page-context.ts";

export interface PageText {
  /** What staff wrote for the page, as sanitised HTML; null means the built-in text of the page. */
  readonly html: string | null;
  /** The text is there in all languages of the shop; else it is in English in all of them. */
  readonly isTranslated?: true;
  /** The first words of a translation. */
  readonly beginning?: string;
  /** The home page's tile that links to the page: its picture is the page's. */
  readonly tile: HomeView["tiles"][number] | undefined;
}

/** Loads the text of a page and its picture. */
export const pageTextLoader =
  (page: TextPage) =>
  ({ context }: LoaderFunctionArgs): PageText => {
    const { pageTexts, home } = context.get(pageContext).catalogue;
    const { html, isTranslated } = textInLanguages(pageTexts.get(page));
    return {
      html,
      ...(isTranslated && { isTranslated }),
      ...(isTranslated && html && language() !== "en" && { beginning: beginningOf(html) }),
      tile: home.tiles.find(({ linkUrl }) => linkUrl === contentPath(page)),
    };
  };
