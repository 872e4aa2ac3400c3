import type { LoaderFunctionArgs } from "react-router";
import type { HomeView } from "../../contract/catalog.schemas.ts";
import { contentPath, type TextPage } from "../../features/content/content.ts";
import { pageContext } from "./page-context.ts";

export interface PageText {
  /** What staff wrote for the page, as sanitised HTML; null means the built-in text of the page. */
  readonly html: string | null;
  /** The home page's tile that links to the page: its picture is the page's. */
  readonly tile: HomeView["tiles"][number] | undefined;
}

/** Loads the text of a page and its picture. */
export const pageTextLoader =
  (page: TextPage) =>
  ({ context }: LoaderFunctionArgs): PageText => {
    const { pageTexts, home } = context.get(pageContext).catalog;
    return {
      html: pageTexts.get(page) ?? null,
      tile: home.tiles.find(({ linkUrl }) => linkUrl === contentPath(page)),
    };
  };
