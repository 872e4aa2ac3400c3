const baseOf = (tag: string): string => new Intl.Locale(tag).language;

/**
 * The language of the shop that a browser asks for first, where the page is in another one. `wanted` is what the browser says
 * (`navigator.languages`), the best first; `de-AT` is content with `de`, and `pt-PT` with `pt-BR`. Undefined: the page has it already,
 * or the shop has none of them.
 */
export function betterLanguage(
  wanted: readonly string[],
  offered: readonly string[],
  shown: string,
): string | undefined {
  for (const tag of wanted.filter(isTag)) {
    const fitting = offered.filter((each) => baseOf(each) === baseOf(tag));
    if (fitting.includes(shown)) return undefined;
    const best = fitting.find((each) => each.toLowerCase() === tag.toLowerCase()) ?? fitting[0];
    if (best) return best;
  }
  return undefined;
}

/** Anything can be set in a browser. */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
