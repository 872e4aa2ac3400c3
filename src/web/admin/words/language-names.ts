import { language } from "../../../platform/language/t.ts";

const names = new Intl.DisplayNames(language(), { type: "language" });

/** `Norwegian Bokmål` for `nb`: how the language of the admin calls a language. The tag itself where it has no name. */
export const languageName = (tag: string): string => names.of(tag) ?? tag;

const tagsIn = (attribute: string | undefined): readonly string[] =>
  attribute?.split(" ").filter(Boolean) ?? [];

/** The languages that the shop is in beside English. The server writes them into the page. */
export const offeredTags = (): readonly string[] => tagsIn(document.documentElement.dataset.languages);

/** What staff just saved: the editors have its fields without another page load. */
export function noteOfferedTags(tags: readonly string[]): void {
  const available = availableTags();
  document.documentElement.dataset.languages = tags.filter((tag) => available.includes(tag)).join(" ");
}

/** The languages beside English that the store has texts in. */
export const availableTags = (): readonly string[] =>
  tagsIn(document.documentElement.dataset.availableLanguages);
