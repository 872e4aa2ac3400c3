import { basename } from "node:path";
import { declaredNames } from "./declared-names.ts";
import type { Exception, RetiredWord } from "./retired-words.ts";

export interface Finding {
  readonly file: string;
  /** The line of a declared name; a file's own name has none. */
  readonly line: number | undefined;
  readonly name: string;
  readonly retired: RetiredWord;
}

export interface SourceFile {
  readonly file: string;
  readonly source: string;
}

/** Finds the retired words in the names of files and in the names that they declare. */
export function findRetiredWords(
  files: readonly SourceFile[],
  retiredWords: readonly RetiredWord[],
  exceptions: readonly Exception[],
): { readonly findings: readonly Finding[]; readonly unused: readonly Exception[] } {
  const allowed = new Map(exceptions.map((exception) => [keyOf(exception), exception]));
  const unused = new Set(exceptions);
  const findings = files.flatMap(({ file, source }) =>
    [{ name: fileWords(file), line: undefined }, ...declaredNames(file, source)].flatMap(({ name, line }) => {
      const retired = retiredWords.find(({ word }) => contains(splitName(name), word.split(" ")));
      if (!retired) return [];
      const exception = allowed.get(keyOf({ file, name }));
      if (!exception) return [{ file, line, name, retired }];
      unused.delete(exception);
      return [];
    }),
  );
  return { findings, unused: [...unused] };
}

const keyOf = ({ file, name }: { file: string; name: string }): string => `${file}\n${name}`;

const fileWords = (file: string): string => basename(file).replace(/\.(?:test\.)?(?:tsx?|mjs)$/, "");

/** Splits readHTMLPage, READ_HTML_PAGE and read-html-page into read, html and page. */
export function splitName(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** A star at the pattern's start or end stands for at least one more word. */
function contains(words: readonly string[], pattern: readonly string[]): boolean {
  const literal = pattern.filter((word) => word !== "*");
  return words.some((_, start) => {
    const end = start + literal.length;
    if (literal.some((word, offset) => words[start + offset] !== word)) return false;
    if (pattern[0] === "*") return start > 0 && end === words.length;
    if (pattern.at(-1) === "*") return start === 0 && end < words.length;
    return true;
  });
}
