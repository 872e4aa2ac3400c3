import type { Content } from "../../contract/admin/content.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { safeHtml } from "../catalog/safe-html.ts";

/** A piece as it is kept: its HTML sanitised; a page's text without words in it is none, and the built-in one shows. */
export function tidyContent(content: Content): Content {
  if ("description" in content) return { ...content, description: safeHtml(content.description) };
  if (!("html" in content) || content.html === null) return content;
  const html = safeHtml(content.html);
  return { ...content, html: html.replace(/<[^>]*>|\s|&nbsp;/g, "") === "" ? null : html };
}

/** What a schema cannot say: a slide that ends before it begins. */
export function contentRefusal(content: Content): Refusal | undefined {
  if (!("slides" in content)) return undefined;
  const isWrong = content.slides.some(({ visibleFrom, visibleTo }) => {
    const [from, to] = [visibleFrom, visibleTo].map((text) => (text === null ? null : Date.parse(text)));
    if (Number.isNaN(from) || Number.isNaN(to)) return true;
    return typeof from === "number" && typeof to === "number" && from >= to;
  });
  return isWrong ? refuse("content_wrong", "A slide's time ends before it begins.") : undefined;
}

/** The pictures a piece shows. */
export function picturesOf(content: Content): string[] {
  if ("slides" in content) return content.slides.map(({ imageId }) => imageId);
  return "tiles" in content ? content.tiles.map(({ imageId }) => imageId) : [];
}

export const productsOf = (content: Content): number[] =>
  "groups" in content ? content.groups.flatMap(({ productIds }) => productIds) : [];
