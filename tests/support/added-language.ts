import { languages } from "../../src/platform/language/language.ts";

/** A language that the program has for a test, as if it had a file of texts. Returns what takes it away again. */
export function addLanguage(tag: string): () => void {
  if (languages.includes(tag)) return () => undefined;
  const list = languages as string[];
  list.push(tag);
  return () => {
    list.splice(list.indexOf(tag), 1);
  };
}
