import type { Content } from "../../contract/admin/content.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { safeHtml } from "../catalog/safe-html.ts";
import { isStaticPage } from "./content.ts";

/**
 * Sanitises the HTML of content before it is stored. A page with an empty text becomes null: it shows its
 * built-in text.
 */
export function sanitiseContent(content: Content): Content {
  if ("description" in content) return { ...content, description: safeHtml(content.description) };
  if (!("html" in content) || content.html === null) return content;
  const html = safeHtml(content.html);
  if (isStaticPage(content))
    return { ...content, html, name: content.name.trim(), heading: content.heading.trim() };
  return { ...content, html: isEmptyHtml(html) ? null : html };
}

/** True for HTML that shows nothing. */
export const isEmptyHtml = (html: string): boolean => html.replace(/<(?!img)[^>]*>|\s|&nbsp;/g, "") === "";

/**
 * Checks what a schema cannot: a slide must not end before it starts. Refuses content_invalid; undefined when nothing
 * is wrong.
 */
export function validateContent(content: Content): Refusal<"content_invalid"> | undefined {
  if (!("slides" in content)) return undefined;
  const hasWrongTimes = content.slides.some(({ visibleFrom, visibleTo }) => {
    const [from, to] = [visibleFrom, visibleTo].map((text) => (text === null ? null : Date.parse(text)));
    if (Number.isNaN(from) || Number.isNaN(to)) return true;
    return typeof from === "number" && typeof to === "number" && from >= to;
  });
  return hasWrongTimes ? refuse("content_invalid", "A slide's time ends before it begins.") : undefined;
}

/** The ids of the images in the content. */
export function imageIdsOf(content: Content): string[] {
  if ("slides" in content) return content.slides.map(({ imageId }) => imageId);
  return "tiles" in content ? content.tiles.map(({ imageId }) => imageId) : [];
}

export const productIdsOf = (content: Content): number[] =>
  "groups" in content ? content.groups.flatMap(({ productIds }) => productIds) : [];
