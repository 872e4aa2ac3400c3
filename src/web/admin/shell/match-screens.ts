import type { Command } from "./find-records.ts";

/** The screens whose label has a word that begins with each word of the term. An empty term finds all. */
export function matchScreens(screens: readonly Command[], term: string): readonly Command[] {
  const words = term.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return screens.filter(({ label, detail }) => {
    const own = `${label} ${detail}`.toLocaleLowerCase().split(/\s+/);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
}
