import { expect, it } from "vitest";
import { inlineTexts, markTexts } from "./inline-texts.ts";

const IMPORT = 'import { t } from "../../language/t.ts";';
const german = (english: string) =>
  ({ "About Us": "Über uns", "{count} of {all}": "{count} von {all}", 'Say "hi"': "Sag „hi“" })[english] ??
  english;
const inGerman = (code: string) => inlineTexts("a.js", code, "de", german);
const inEnglish = (code: string) => inlineTexts("a.js", code, "en", (english) => english);

it("marks the calls of a module and takes its import away", () => {
  expect(markTexts("a.js", `${IMPORT}\nexport const name = () => t("About Us");`)).toBe(
    '\nexport const name = () => $kitstore_t("About Us");',
  );
  expect(markTexts("a.js", 'export const t = "About Us";')).toBeUndefined();
});

it.each([
  ["a text that is read when the module is loaded", 'export const name = t("About Us");', "has no language"],
  ["a text that is no literal", "export const name = (text) => t(text);", "not a literal"],
  ["values that have no names", 'export const name = (values) => t("{a}", values);', "not named"],
  ["the function itself", "export const name = () => [t];", "only be called"],
])("refuses %s", (_what, code, message) => {
  expect(() => markTexts("a.js", `${IMPORT}\n${code}`)).toThrow(message);
});

it("writes literals in the place of the calls, whatever quotes the minifier took", () => {
  expect(inGerman('f($kitstore_t("About Us"),$kitstore_t(`About Us`))')).toBe('f("Über uns","Über uns")');
  expect(inEnglish('f($kitstore_t(`Say "hi"`))')).toBe('f(`Say "hi"`)');
  expect(inEnglish("f($kitstore_language())")).toBe('f("en")');
});

it("writes values into a template, also where a value is a text itself", () => {
  const code = '$kitstore_t("{count} of {all}",{count:n+1,all:$kitstore_t("About Us")})';
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is code that is written
  expect(inGerman(code)).toBe('`${n+1} von ${"Über uns"}`');
  expect(inEnglish('$kitstore_t("`{a}` \\\\ $",{a})')).toBe("`\\`${a}\\` \\\\ $`");
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: it is code that is written
});

it("refuses a text that names a value which the call does not give", () => {
  expect(() => inlineTexts("a.js", '$kitstore_t("{a}",{a})', "de", () => "{b}")).toThrow("{b}");
});

it("leaves code without texts alone, whatever it is", () => {
  const code = "this is no code at all: $t(";
  expect(inGerman(code)).toBe(code);
});
