import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** Tools for developers of react-admin, which the admin does not show. */
const UNSEEN = /^ra\.(?:configurable|guesser|saved_queries|input\.file|input\.image)\b|^ra\.boolean\.null$/;

interface Messages {
  readonly [name: string]: string | Messages;
}

/** `ra: { action: { save: "Save" } }` by its whole names, such as `ra.action.save`. */
const byName = (messages: Messages, prefix = ""): [string, string][] =>
  Object.entries(messages).flatMap(([name, message]) =>
    typeof message === "string" ? [[prefix + name, message]] : byName(message, `${prefix}${name}.`),
  );

/** As the catalogues write values and plurals: `%{name}` is `{name}`, and `one |||| many` counts `smart_count`. */
function inCatalogueWords(message: string): string {
  const [one = "", many] = message
    .replace(/%\{(\w+)\}/g, "{$1}")
    .replace("{field_lower_first}", "{field}") // nouns keep their capital in German
    .split(" |||| ");
  return many === undefined ? one : `{smart_count, plural, one {${one}} other {${many}}}`;
}

const requireFrom = createRequire(import.meta.resolve("react-admin"));
const { default: english } = (await import(
  pathToFileURL(requireFrom.resolve("ra-language-english")).href
)) as { default: Messages };

/** The texts that react-admin brings along, by its names for them. */
export const reactAdminTexts: Readonly<Record<string, string>> = Object.fromEntries(
  byName(english)
    .filter(([name]) => !UNSEEN.test(name))
    .map(([name, message]) => [name, inCatalogueWords(message)]),
);
