import { describe, expect, it } from "vitest";
import type { CatalogueEntry } from "../../src/platform/language/catalogue-file.ts";
import { parseCatalogue, writeCatalogue } from "../../src/platform/language/catalogue-file.ts";
import {
  adminLanguages,
  knownLanguages,
  readCatalogue,
  readTemplate,
} from "../../src/platform/language/catalogues.ts";
import { catalogueFaults, shapeOf } from "./check-catalogue.ts";
import { catalogueOf, extract, textUses } from "./extract.ts";
import { findTexts } from "./find-texts.ts";
import { mergeCatalogue } from "./merge-catalogue.ts";
import { pseudoCatalogue } from "./pseudo-catalogue.ts";

const entry = (english: string, translation = "", more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  english,
  translation,
  isFuzzy: false,
  origins: [],
  comments: [],
  ...more,
});
const uses = textUses();

describe("the texts of the code", () => {
  it("are in the template: npm run language writes it", () => {
    expect(uses.length).toBeGreaterThan(1_000);
    for (const name of ["shop", "admin"] as const)
      expect(readTemplate(name)).toEqual(parseCatalogue(writeCatalogue("", extract(uses, name))));
  });

  it("are read inside of functions: outside of one, all visitors would get the language of the first; the admin is loaded after its texts", () => {
    expect(uses.filter(({ file, isInFunction }) => !isInFunction && catalogueOf(file) === "shop")).toEqual(
      [],
    );
  });

  it("get every value and element that they name, where the call says which it gives", () => {
    const lacking = uses.flatMap(({ file, line, english, values }) => {
      const { values: named, elements } = shapeOf(english);
      const missing = [...named, ...elements].filter((name) => values && !values.includes(name));
      return missing.map((name) => `${file}:${line}: ${english} does not get ${name}`);
    });
    expect(lacking).toEqual([]);
  });
});

/** Languages that are to be complete. Another one may be begun: what is missing is shown in English. */
it.each([
  ["de", "shop"],
  ["nb", "shop"],
  ["de", "admin"],
] as const)("%s has every text of the %s, and none too many", (language, name) => {
  expect(name === "shop" ? knownLanguages() : adminLanguages()).toContain(language);
  expect(catalogueFaults(language, readTemplate(name), readCatalogue(language, name))).toEqual([]);
});

it("no language says what its catalogue cannot: translations keep values, elements and plural forms", () => {
  const all = [
    ...knownLanguages().map((language) => [language, "shop"] as const),
    ...adminLanguages().map((language) => [language, "admin"] as const),
  ];
  for (const [language, name] of all.filter(([each]) => each !== "en")) {
    const translated = readCatalogue(language, name).filter(({ translation }) => translation);
    expect(catalogueFaults(language, translated, translated), `${language} of the ${name}`).toEqual([]);
  }
});

describe("the language of other letters", () => {
  const catalogue = pseudoCatalogue("ar");

  it("has every text, with its values, its elements and all forms of its plurals", () => {
    expect(catalogueFaults("ar", readTemplate(), catalogue)).toEqual([]);
  });

  it("is in no Latin letters but those of values, elements and rules", () => {
    const { translation } = catalogue.find(({ english }) => english.startsWith("Read <")) ?? entry("");
    expect(translation).toMatch(/^\p{Script=Arabic}+ <(\w+)>[\p{Script=Arabic} ]+<\/\1>/u);
  });

  it("is no file: nobody could read it", () => {
    expect(knownLanguages()).not.toContain("ar");
  });
});

describe("each fault is found", () => {
  it.each([
    ["a new text", [], "Hello: is not translated"],
    ["a changed one", [entry("Hello", "Hallo", { isFuzzy: true })], "Hello: is not translated"],
    ["an unused one", [entry("Hello", "Hallo"), entry("Bye", "Tschüs")], "Bye: is not used"],
  ])("%s", (_what, catalogue, fault) => {
    expect(catalogueFaults("de", [entry("Hello")], catalogue)).toEqual([fault]);
  });

  const plural = "{count, plural, one {# piece} other {# pieces}}";
  it.each([
    ["a lost value", "Hello {name}", "Hallo", "lost {name}"],
    ["an invented value", "Hello", "Hallo {name}", "invented {name}"],
    ["a lost element", "Read <a>this</a>", "Lies das", "lost <a>"],
    ["an invented element", "Read this", "Lies <b>das</b>", "invented <b>"],
    [
      "a value lost in a branch",
      "{n, plural, one {{x} # a} other {{x} # b}}",
      "{n, plural, one {#} other {#}}",
      "lost {x}",
    ],
    ["a plural with one form", plural, "{count, plural, other {# Stück}}", 'has no form "one" for {count}'],
  ])("%s", (_what, english, translation, fault) => {
    expect(catalogueFaults("de", [entry(english)], [entry(english, translation)])).toEqual([
      `${english}: ${fault}`,
    ]);
  });

  it("a form that only another language has", () => {
    const polish = entry(plural, "{count, plural, one {# sztuka} other {# sztuk}}");
    expect(catalogueFaults("pl", [polish], [polish])).toEqual([
      `${plural}: has no form "few" for {count}`,
      `${plural}: has no form "many" for {count}`,
    ]);
  });

  it("a translation that cannot be read", () => {
    const torn = entry("Hello {name}", "Hallo {name");
    expect(catalogueFaults("de", [torn], [torn])[0]).toMatch("cannot be read");
  });
});

describe("the texts of a file", () => {
  const IMPORT = 'import { t } from "../platform/language/t.ts";\n';
  const found = (code: string) => findTexts("a.tsx", IMPORT + code);

  it("are those of calls and sentences, with what they are given", () => {
    const code = `const a = (n) => t("{n} of {all}", { n, all: t("All", { context: "list" }) });
      const b = () => <Sentence text="Read <a>{x}</a>" values={{ x }} elements={{ a: (words) => <b>{words}</b> }} />;`;
    expect(found(code).map(({ english, values, context }) => [english, values, context])).toEqual([
      ["{n} of {all}", ["n", "all"], undefined],
      ["All", [], "list"],
      ["Read <a>{x}</a>", ["x", "a"], undefined],
    ]);
  });

  it("are both of a choice", () => {
    expect(found('const a = (is) => t(is ? "Yes" : "No");').map(({ english }) => english)).toEqual([
      "Yes",
      "No",
    ]);
  });

  it("are known when a module is loaded, and not before it is run", () => {
    expect(found('const a = t("All");')).toMatchObject([{ isInFunction: false }]);
    expect(found('const a = () => t("All");')).toMatchObject([{ isInFunction: true }]);
  });

  it("must be literals", () => {
    expect(() => found("const a = (text) => t(text);")).toThrow("a.tsx:2: the text is not a literal");
  });

  it("can be explained to translators", () => {
    const code = "const a = () =>\n  // Translators: on a button\n  t('Go');";
    expect(found(code)).toMatchObject([{ comment: "on a button" }]);
  });
});

describe("a catalogue that is brought up to date", () => {
  const template = [entry("Add to Cart"), entry("We’ll email you when it is back"), entry("New")];
  const known = [
    entry("Add to Cart", "In den Warenkorb"),
    entry("We’ll mail you when it is back", "Wir mailen dir, wenn es wieder da ist"),
    entry("Gone", "Weg"),
  ];

  it("keeps what is the same, marks what changed, leaves what is new empty and drops what is gone", () => {
    expect(
      mergeCatalogue(template, known).map(({ english, translation, isFuzzy }) => [
        english,
        translation,
        isFuzzy,
      ]),
    ).toEqual([
      ["Add to Cart", "In den Warenkorb", false],
      ["We’ll email you when it is back", "Wir mailen dir, wenn es wieder da ist", true],
      ["New", "", false],
    ]);
  });

  it("is the same after it was written and read", () => {
    const entries = [
      entry("Say “hi”\nto {name}", "Sag „hi“", {
        context: "document",
        isFuzzy: true,
        origins: ["a.ts"],
        comments: ["c"],
      }),
    ];
    expect(parseCatalogue(writeCatalogue("de", entries))).toEqual(entries);
  });
});

it("the shop and its mails say du in German", () => {
  // Inside a sentence a capital letter tells it from "she" and "they".
  const formal = /[\p{Ll},] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})|\p{L}+en Sie\b/u;
  const addressed = readCatalogue("de").map(({ translation }) => translation);
  expect(addressed.filter((text) => formal.test(text))).toEqual([]);
});
