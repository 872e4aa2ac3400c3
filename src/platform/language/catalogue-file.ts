import PO from "pofile";
import { reactAdminKey, refusalKey, textKey } from "./t.ts";

/** What a catalogue of texts says about one of them. */
export interface CatalogueEntry {
  /** The English text. */
  readonly english: string;
  /** What tells it apart from the same English text elsewhere; `refusal:` and its code, or `react-admin:` and its name, are the key themselves. */
  readonly context?: string | undefined;
  /** Empty: not translated yet. */
  readonly translation: string;
  /** The English text has changed since: English is shown until somebody has looked at the translation. */
  readonly isFuzzy: boolean;
  /** The files that show it, from the root of the program. */
  readonly origins: readonly string[];
  /** What translators should know. */
  readonly comments: readonly string[];
}

/** The name by which a text is found (t.ts). */
export const keyOf = ({ english, context }: Pick<CatalogueEntry, "english" | "context">): string =>
  context?.startsWith(refusalKey("")) || context?.startsWith(reactAdminKey(""))
    ? context
    : textKey(english, context);

/** Reads a catalogue (PO, as translators' programs write it). */
export function parseCatalogue(po: string): CatalogueEntry[] {
  return PO.parse(po)
    .items.filter(({ obsolete }) => !obsolete)
    .map(({ msgid, msgctxt, msgstr, flags, references, extractedComments }) => ({
      english: msgid,
      ...(msgctxt && { context: msgctxt }),
      translation: msgstr[0] ?? "",
      isFuzzy: flags.fuzzy === true,
      origins: references.flatMap((reference) => reference.split(" ")),
      comments: extractedComments,
    }));
}

/** Writes a catalogue; `language` is empty for the template, which has no translations. */
export function writeCatalogue(language: string, entries: readonly CatalogueEntry[]): string {
  const po = new PO();
  po.headers = {
    Language: language,
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
  };
  po.items = entries.map(({ english, context, translation, isFuzzy, origins, comments }) => {
    const item = new PO.Item();
    item.msgid = english;
    if (context !== undefined) item.msgctxt = context;
    item.msgstr = [translation];
    item.references = [...origins];
    item.extractedComments = [...comments];
    if (isFuzzy) item.flags = { fuzzy: true };
    return item;
  });
  return `${po.toString().trimEnd()}\n`;
}
