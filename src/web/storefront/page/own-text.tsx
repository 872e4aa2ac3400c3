import { useStoreData } from "./store-data.ts";

/**
 * Tells of a text that staff wrote whether it is in English on a page in another language, because nobody has translated it: "en",
 * for the attribute `lang`, by which it is read out, divided and translated rightly; otherwise undefined.
 */
export function useOwnTextLanguage(): (text: string) => "en" | undefined {
  const { untranslated } = useStoreData().config;
  return (text) => (untranslated.includes(text) ? "en" : undefined);
}

/**
 * A text that staff wrote, marked as English where it is. It has an element of its own: a translator of the browser changes text nodes,
 * and one that React hydrates by itself must be as the server wrote it.
 */
export const OwnText = ({ text }: { text: string }) => <span lang={useOwnTextLanguage()(text)}>{text}</span>;
