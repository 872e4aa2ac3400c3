export interface TestFile {
  readonly file: string;
  readonly source: string;
}

export interface Coverage {
  readonly rules: number;
  readonly faults: readonly string[];
}

const SKIPS = /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|fails)\b/;

/**
 * Compares the rules in docs/specification-coverage.md (`- 5.8 …`) with the tags at the ends of test titles (`[spec 5.8]`,
 * `[spec 7.4-32, 8.1]`). Tags count in no comment, and in no file that skips a test: whoever skips one there shows its rule
 * elsewhere. `sources` is all code that is shipped; a rule's text in double quotation marks must be in it.
 */
export function findGaps(list: string, tests: readonly TestFile[], sources: string): Coverage {
  const rules = [...list.matchAll(/^- (\d+\.\d+) (.+)$/gm)].map(([, number = "", name = ""]) => ({
    number,
    name,
  }));
  const numbers = rules.map(({ number }) => number);
  const tags = tests
    .filter(({ source }) => !SKIPS.test(source))
    .flatMap(({ file, source }) => tagsOf(source).map((number) => ({ file, number })));
  const shown = new Set(tags.map(({ number }) => number));
  const shipped = collapseSpaces(sources);
  const faults = [
    ...numbers.filter((number, at) => numbers.indexOf(number) !== at).map((each) => `${each} is there twice`),
    ...rules
      .filter(({ number }) => !shown.has(number))
      .map(({ number, name }) => `no test shows ${number}, ${name}`),
    ...tags
      .filter(({ number }) => !numbers.includes(number))
      .map(({ file, number }) => `${file} has a tag for ${number}, which is no rule`),
    ...rules.flatMap(({ number, name }) =>
      [...name.matchAll(/"([^"]+)"/g)]
        .filter(([, text = ""]) => !shipped.includes(text))
        .map(([text]) => `${number}: ${text} is nowhere in the sources`),
    ),
  ];
  return { rules: rules.length, faults };
}

/** The numbers of all tags, ranges counted out. A title ends with its tag, so a quotation mark follows. */
function tagsOf(source: string): string[] {
  const code = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  return [...code.matchAll(/\[spec ([^\]\n]+)\](?=["'`])/g)].flatMap(([, tag = ""]) =>
    tag.split(", ").flatMap((part) => {
      const [, section, first, last = first] = /^(\d+)\.(\d+)(?:-(\d+))?$/.exec(part) ?? [];
      if (!section || Number(last) < Number(first)) return [part];
      const count = Number(last) - Number(first) + 1;
      return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`);
    }),
  );
}

/** A source file may break a text over several lines. */
const collapseSpaces = (text: string): string => text.replace(/\s+/g, " ");
