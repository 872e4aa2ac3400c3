/** Languages whose months HR's files are written in. A word that two of them use for different months names none ('listopad'). */
const LANGUAGES =
  "en de fr es it pt nl nb sv da fi pl cs sk sl ro hu tr el ru uk bg id vi et lv lt hr ca hi".split(" ");
const AMBIGUOUS = 0;

const fold = (word: string): string =>
  word
    .normalize("NFKD")
    .replace(/\p{M}|\./gu, "")
    .toLowerCase();

/** The number of a month, 1 to 12, by its name or short name, alone or beside a day ('31 grudnia'). */
function readMonthNames(): ReadonlyMap<string, number> {
  const months = new Map<string, number>();
  for (const language of LANGUAGES)
    for (const month of ["long", "short"] as const)
      for (const options of [{ month }, { month, day: "numeric" }] as const) {
        const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...options, timeZone: "UTC" });
        for (let number = 1; number <= 12; number += 1) {
          const parts = format.formatToParts(Date.UTC(2026, number - 1, 15));
          const name = fold(parts.find(({ type }) => type === "month")?.value ?? "");
          if (!/^\p{L}+$/u.test(name)) continue;
          months.set(name, (months.get(name) ?? number) === number ? number : AMBIGUOUS);
        }
      }
  return months;
}

let known: ReadonlyMap<string, number> | undefined;

/** 1 to 12. Undefined: no month has this name, or different months do. */
export function monthNamed(word: string): number | undefined {
  known ??= readMonthNames();
  return known.get(fold(word)) || undefined;
}
