import type { Page } from "playwright-core";
import { type CatalogueName, readCatalogue } from "../../../src/platform/language/catalogues.ts";
import type { Language } from "../../../src/platform/language/language.ts";

/** Words that an English sentence has and that mean nothing in German or Norwegian. */
const ENGLISH_WORD =
  /\b(?:the|this|that|these|there|is|are|were|has|have|of|and|with|from|by|your|their|its|who|which|when|until|before|after|nothing|without)\b/;

interface Where {
  readonly language: Language;
  /** Whose texts they are; those of the admin where it is left out. */
  readonly catalogue?: CatalogueName;
  /** What people wrote: names, notes, subjects of mails. */
  readonly written?: readonly (RegExp | string)[];
}

/** The texts on a page, visible or read aloud and not marked as English, that `englishAmong` finds. */
export const englishLeftovers = async (page: Page, where: Where): Promise<string[]> =>
  englishAmong(await shownTexts(page), where);

/**
 * Those of some texts that are English although their language has a translation: texts of the catalogue, and whatever has a word
 * that only English has.
 */
export function englishAmong(
  texts: readonly string[],
  { language, catalogue = "admin", written = [] }: Where,
): string[] {
  const entries = readCatalogue(language, catalogue);
  const translations = new Set(entries.map(({ translation }) => translation.trim()));
  const english = new Set(
    entries
      .filter(({ english: text, translation }) => text.length > 2 && translation && text !== translation)
      .map((entry) => entry.english.trim())
      .filter((text) => !translations.has(text)),
  );
  const isWritten = (text: string) =>
    written.some((each) => (typeof each === "string" ? text.includes(each) : each.test(text)));
  return [...new Set(texts)].filter(
    (text) => (english.has(text) || ENGLISH_WORD.test(text)) && !isWritten(text),
  );
}

const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility() && !element.closest("[lang=en], script, style");
    const elements = [...document.body.querySelectorAll("*")].filter(isShown);
    return elements
      .flatMap((element) => [
        ...[...element.childNodes].flatMap((node) => (node.nodeType === 3 ? (node.textContent ?? "") : [])),
        ...["aria-label", "placeholder", "title", "alt"].map((name) => element.getAttribute(name) ?? ""),
      ])
      .map((text) => text.trim())
      .filter(Boolean);
  });
