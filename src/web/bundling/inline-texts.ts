import { createHash } from "node:crypto";
import { minifySync, type Plugin } from "vite";
import { germanTexts } from "../language/german.ts";
import { germanRefusals } from "../language/german-refusals.ts";
import { findTextCalls, type TextCall, type TextFunctionNames } from "./find-texts.ts";

/** Long names: a short one could be a name that the minifier gives to something else. */
const PLACEHOLDERS: TextFunctionNames = {
  t: "$kitstore_t",
  language: "$kitstore_language",
  refusals: "$kitstore_refusals",
};
const IMPORT = /^import \{[^}]*\} from "[./]*language\/t\.ts";$/m;

/** Marks the calls of `t` and `language` in a module for the browser, so that they are found again in the minified code. */
export function markTexts(file: string, code: string): string | undefined {
  const imported = IMPORT.exec(code);
  if (!imported) return undefined;
  const marks = findTextCalls(file, code).map(({ callee, name, isInFunction }) => {
    if (!isInFunction) throw new Error(`${file}: a text outside of a function has no language`);
    return { ...callee, text: PLACEHOLDERS[name] };
  });
  const start = imported.index;
  return withEdits(code, [{ start, end: start + imported[0].length, text: "" }, ...marks]);
}

/**
 * The built code in one language: each marked call becomes a literal, as if the text stood there. `find` gives the text
 * for an English one.
 */
export function inlineTexts(
  file: string,
  code: string,
  language: string,
  find: (english: string) => string,
): string {
  if (!code.includes("$kitstore_")) return code;
  const calls = findTextCalls(file, code, PLACEHOLDERS);
  const write = (call: TextCall): string => {
    if (call.name === "refusals") return language === "de" ? JSON.stringify(germanRefusals) : "{}";
    if (call.text === null) return quoted(language);
    const text = find(call.text);
    return call.values.length === 0 ? quoted(text) : templateOf(text, call, between);
  };
  /** The code from `start` to `end`, with the calls in it written. */
  const between = ({ start, end }: Place): string => {
    const edits = outermost(calls.filter((call) => call.start >= start && call.end <= end)).map((call) => ({
      start: call.start - start,
      end: call.end - start,
      text: write(call),
    }));
    return withEdits(code.slice(start, end), edits);
  };
  return between({ start: 0, end: code.length });
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The code with parts of it replaced, which do not overlap. */
function withEdits(code: string, edits: readonly (Place & { readonly text: string })[]): string {
  let written = "";
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    written += code.slice(at, start) + text;
    at = end;
  }
  return written + code.slice(at);
}

const outermost = (calls: readonly TextCall[]): TextCall[] =>
  calls.filter(
    (call) => !calls.some((other) => other !== call && other.start <= call.start && other.end >= call.end),
  );

const quoted = (text: string): string => {
  const inQuotes = JSON.stringify(text);
  return text.includes('"') && !text.includes("`") && !text.includes("${")
    ? `\`${text.replaceAll("\\", "\\\\")}\``
    : inQuotes;
};

function templateOf(
  text: string,
  { values, text: english }: TextCall,
  between: (place: Place) => string,
): string {
  const parts = text.split(/\{(\w+)\}/);
  const written = parts.map((part, at) => {
    if (at % 2 === 0) return part.replace(/[`\\]|\$(?=\{)/g, "\\$&");
    const value = values.find(({ name }) => name === part);
    if (!value) throw new Error(`The text has no value for {${part}}: ${english}`);
    return `\${${between(value)}}`;
  });
  return `\`${written.join("")}\``;
}

/** What a build gives German scripts: a folder whose name changes with its content, as browsers keep them for a year. */
const germanFolder = (names: readonly string[]): string =>
  `assets/de-${createHash("sha256")
    .update(JSON.stringify([germanTexts, germanRefusals, names]))
    .digest("hex")
    .slice(0, 8)}`;

/** The text of a language; German fails the build where it has none. */
const germanText = (english: string): string => {
  const german = germanTexts[english];
  if (german === undefined) throw new Error(`src/web/language/german.ts has no text for: ${english}`);
  return german;
};

/** With the language written in, the code for the other one can go. Names stay: what is exported is imported elsewhere. */
function write(...[file, code, language, find]: Parameters<typeof inlineTexts>): string {
  if (!code.includes("$kitstore_")) return code;
  const inlined = inlineTexts(file, code, language, find);
  const { code: written, errors } = minifySync(file, inlined, { module: true, mangle: false });
  if (errors.length > 0) throw new Error(`${file} in ${language}: ${errors[0]?.message}`);
  return written;
}

/**
 * Puts the texts into the browser's scripts: English where the call stood, and in the shop's build a German copy of every
 * script in a folder of its own. So a page loads one language, and English pages are as small as without the other one.
 */
export const inlineTextsPlugin = (languages: "english" | "all"): Plugin => ({
  name: "inline-texts",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  transform: (code, id) => markTexts(id, code),
  generateBundle: {
    // After Vite has written its own placeholders, which are in all copies.
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const folder = germanFolder(chunks.map(({ fileName }) => fileName).sort());
      for (const chunk of chunks) {
        const { fileName, code } = chunk;
        if (languages === "all")
          this.emitFile({
            type: "asset",
            fileName: fileName.replace(/^assets/, folder),
            source: write(fileName, code, "de", germanText),
          });
        chunk.code = write(fileName, code, "en", (english) => english);
      }
    },
  },
});
