import type { LoaderFunctionArgs } from "react-router";
import type { TextPage } from "../../features/content/content.ts";
import { pageContext } from "./page-context.ts";

/** Loads the words the team wrote for a page, as sanitised HTML; null: the page's built-in ones. */
export const ownWordsOf =
  (page: TextPage) =>
  ({ context }: LoaderFunctionArgs): { html: string | null } => ({
    html: context.get(pageContext).catalog.pageTexts.get(page) ?? null,
  });
