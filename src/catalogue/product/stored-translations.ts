import type { Translations } from "../../platform/language/translations.ts";
import { isEmptyHtml, safeHtml } from "../safe-html/safe-html.ts";

/** The texts that are HTML, in whatever they are translations of. */
const htmlTexts: ReadonlySet<string> = new Set(["shortDescription", "description", "disclaimer", "html"]);

/** What is kept of translations: texts without spaces around them, sanitised HTML, and nothing of an empty text. */
export function cleanTranslations<Texts extends object>(
  translations: Translations<Texts>,
): Translations<Texts> {
  const languages = Object.entries(translations).flatMap(([language, written]) => {
    const texts = Object.entries(written).flatMap(([name, text]) => {
      const clean = cleanText(name, text);
      return clean === undefined ? [] : [[name, clean]];
    });
    return texts.length ? [[language, Object.fromEntries(texts)]] : [];
  });
  return Object.fromEntries(languages) as Translations<Texts>;
}

/** The same as the text of a JSON column. */
export const storedTranslations = (translations: Translations<object> = {}): string =>
  JSON.stringify(cleanTranslations(translations));

function cleanText(name: string, text: unknown): unknown {
  if (typeof text === "string") {
    if (!htmlTexts.has(name)) return text.trim() || undefined;
    const html = safeHtml(text);
    return isEmptyHtml(html) ? undefined : html;
  }
  if (Array.isArray(text)) return text.length ? text : undefined;
  return Object.values(text ?? {}).some((each) => String(each).replaceAll(",", "").trim()) ? text : undefined;
}
