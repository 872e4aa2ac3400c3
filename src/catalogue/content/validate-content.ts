import type { Content } from "../../contract/admin/content.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { isTranslated, type Translations } from "../../platform/language/translations.ts";
import { cleanTranslations } from "../product/stored-translations.ts";
import { isEmptyHtml, safeHtml } from "../safe-html/safe-html.ts";
import { isStaticPage } from "./content.ts";

/**
 * Sanitises the HTML of content before it is stored, and drops empty translations. A page with an empty text becomes null: it
 * shows its built-in text.
 */
export function sanitiseContent(submitted: Content): Content {
  const content = withCleanTranslations(submitted);
  if ("description" in content) return { ...content, description: safeHtml(content.description) };
  if (!("html" in content) || content.html === null) return content;
  const html = safeHtml(content.html);
  if (isStaticPage(content))
    return { ...content, html, name: content.name.trim(), heading: content.heading.trim() };
  return { ...content, html: isEmptyHtml(html) ? null : html };
}

type Part = { readonly translations?: Translations<object> };

function withCleanTranslations(content: Content): Content {
  if ("slides" in content) return { ...content, slides: content.slides.map(cleanPart) };
  if ("tiles" in content) return { ...content, tiles: content.tiles.map(cleanPart) };
  if ("groups" in content) return { ...content, groups: content.groups.map(cleanPart) };
  if (!("menus" in content)) return cleanPart(content);
  return {
    ...content,
    menus: content.menus.map((menu) => ({ ...cleanPart(menu), items: menu.items.map(cleanPart) })),
  };
}

/** Without translations it has no such field, as before there were any. */
function cleanPart<P extends Part>({ translations, ...part }: P): P {
  const clean = translations && cleanTranslations(translations);
  return { ...part, ...(clean && isTranslated(clean) && { translations: clean }) } as unknown as P;
}

/** Checks what a schema cannot: a slide must not end before it starts. Undefined when nothing is wrong. */
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
