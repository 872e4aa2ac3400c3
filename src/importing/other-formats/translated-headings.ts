import {
  type TranslatedField,
  type TranslatedHeading,
  translatedHeadings,
} from "../../contract/admin/import-fields.ts";
import { languages } from "../../platform/language/language.ts";

/** `Name:nb`; `name : NB` is the same. */
const BY_TAG = /^(.+?)\s*:\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i;
/** `Name in Norwegian Bokmål`, as files of earlier versions have it. */
const BY_NAME = /^(.+?) in (.+)$/i;

/** What the API calls texts whose heading is another: `metaKeywords:nb` is understood too. */
const namesOfApi: Readonly<Record<string, TranslatedHeading>> = {
  metakeywords: "Keywords",
  colourname: "Colour",
};

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");
const known = new Map<string, TranslatedHeading>([
  ...translatedHeadings.map((heading) => [letters(heading), heading] as const),
  ...Object.entries(namesOfApi),
]);

/**
 * The column of texts in another language that a heading means; undefined where it means none. A language that the program does
 * not have is none: its texts would be seen nowhere.
 */
export function translatedField(heading: string): TranslatedField | undefined {
  const [, text = "", called = ""] = BY_TAG.exec(heading.trim()) ?? BY_NAME.exec(heading.trim()) ?? [];
  const field = known.get(letters(text));
  const tag = called && tagOf(called.trim().toLowerCase());
  return field && tag ? `${field}:${tag}` : undefined;
}

function tagOf(called: string): string | undefined {
  const names = new Intl.DisplayNames("en", { type: "language" });
  return languages.find(
    (tag) => tag !== "en" && [tag, names.of(tag)].some((each) => each?.toLowerCase() === called),
  );
}
