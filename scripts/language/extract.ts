import { globSync, readFileSync } from "node:fs";
import { type CatalogueEntry, keyOf } from "../../src/platform/language/catalogue-file.ts";
import type { CatalogueName } from "../../src/platform/language/catalogues.ts";
import { reactAdminKey, refusalKey, SERVER_CONTEXT } from "../../src/platform/language/t.ts";
import { findAuditActions } from "./find-audit-actions.ts";
import { findRefusals } from "./find-refusals.ts";
import { findTexts, showsTexts, type TextUse } from "./find-texts.ts";
import { reactAdminTexts } from "./react-admin-texts.ts";
import { refusalCodes, refusalSentences } from "./refusal-texts.ts";
import { builtSentences } from "./server-sentences.ts";

/** What shows the refusals of the API. */
const REFUSALS = "src/web/storefront/form/refusal-text.ts";

/** What shows react-admin's own texts. */
const REACT_ADMIN = "src/web/admin/texts/i18n-provider.ts";

/** What shows sentences of the API to staff. */
const SERVER_SENTENCES = "src/web/admin/words/server-sentences.ts";

/** Refusals that only customers get. */
const NOT_FOR_STAFF =
  /^src\/(?:buying\/saved-address|catalogue\/back-in-stock|people\/(?:company-login|enquiry))\//;

/** What the server says to staff in English. */
export const serverSentences = (): string[] => [
  ...builtSentences,
  ...globSync("src/platform/audit/*.ts")
    .filter((file) => /-actions\.ts$/.test(file))
    .flatMap((file) => findAuditActions(readFileSync(file, "utf8"))),
  ...sources()
    .filter((file) => !NOT_FOR_STAFF.test(file))
    .flatMap((file) => findRefusals(file, readFileSync(file, "utf8"))),
];

const sources = (): string[] =>
  globSync("src/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

/** Whose catalogue the texts of a file are in. */
export const catalogueOf = (file: string): CatalogueName =>
  file.startsWith("src/web/admin/") ? "admin" : "shop";

/** Every use of a text in the code. */
export function textUses(): TextUse[] {
  return sources().flatMap((file) => {
    const code = readFileSync(file, "utf8");
    return showsTexts(code) ? findTexts(file, code) : [];
  });
}

/** The texts of a catalogue without translations, in the order of their English words. */
export function extract(uses: readonly TextUse[], name: CatalogueName): CatalogueEntry[] {
  const entries = new Map<string, CatalogueEntry>();
  const add = (english: string, origin: string, context?: string, comment?: string): void => {
    const key = keyOf({ english, context });
    const { origins, comments } = entries.get(key) ?? untranslated;
    entries.set(key, {
      ...untranslated,
      english,
      context,
      origins: [...new Set([...origins, origin])],
      comments: [...new Set([...comments, ...(comment ? [comment] : [])])],
    });
  };
  const own = uses.filter(({ file }) => catalogueOf(file) === name);
  for (const { english, file, context, comment } of own) add(english, file, context, comment);
  for (const sentence of name === "shop" ? refusalSentences : []) add(sentence, REFUSALS);
  for (const [code, english] of Object.entries(name === "shop" ? refusalCodes : {}))
    add(english, REFUSALS, refusalKey(code));
  for (const [key, english] of Object.entries(name === "admin" ? reactAdminTexts : {}))
    add(english, REACT_ADMIN, reactAdminKey(key));
  for (const english of name === "admin" ? serverSentences() : [])
    add(english, SERVER_SENTENCES, SERVER_CONTEXT);
  return [...entries.values()].sort((one, other) => compare(keyOf(one), keyOf(other)));
}

const untranslated = { translation: "", isFuzzy: false, origins: [], comments: [] };
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
