import type { LoaderFunctionArgs } from "react-router";
import type { TextPage } from "../../features/content/content.ts";
import { pageContext } from "./page-context.ts";

/** Loads the text that staff wrote for a page, as sanitised HTML; null means the built-in text of the page. */
export const pageTextLoader =
  (page: TextPage) =>
  ({ context }: LoaderFunctionArgs): { html: string | null } => ({
    html: context.get(pageContext).catalog.pageTexts.get(page) ?? null,
  });
