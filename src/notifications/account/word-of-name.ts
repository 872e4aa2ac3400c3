/**
 * The first word of a name that anybody may have typed for somebody else's address; empty where it is no plain word. One word
 * of letters cannot carry a link, a number or a sentence. Scripts without spaces say much in few characters, so they get fewer.
 */
export function wordOfName(name: string): string {
  const word = name.trim().split(/\s+/)[0] ?? "";
  if (!/^\p{L}[\p{L}\p{M}'’-]*$/u.test(word)) return "";
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);
  return [...word].length <= (isDense ? 4 : 20) ? word : "";
}
