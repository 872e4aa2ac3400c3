// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import {
  AdminContext,
  Resource,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  TestMemoryRouter,
} from "react-admin";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { keyOf } from "../../../platform/language/catalogue-file.ts";
import type { Texts } from "../../../platform/language/t.ts";
import type { AdminResource } from "../resources.tsx";

/** English texts whose German differs, as a screen would show them; not `or`, which a page of react-admin for developers has too. */
let english: ReadonlySet<string>;
let german: Texts;

beforeAll(async () => {
  document.body.replaceChildren(); // what a test file before it has left on the page is English
  vi.resetModules(); // constants have texts, so every module is loaded after them
  const { readTextsFrom } = await import("../../../platform/language/t.ts");
  const { readCatalogue, translatedTexts } = await import("../../../platform/language/catalogues.ts");
  const entries = readCatalogue("de", "admin");
  german = translatedTexts("de", entries);
  readTextsFrom(() => german);
  const { readSentencesFrom } = await import("../words/server-sentences.ts");
  readSentencesFrom(entries.map(keyOf));
  english = new Set(
    entries
      .filter(
        (entry) =>
          entry.translation !== entry.english && keyOf(entry) === entry.english && entry.english.length > 2,
      )
      .map((entry) => entry.english.trim()),
  );
  return () => {
    vi.resetModules();
  };
});

/** What a person sees or hears of a screen. */
function shownTexts(): string[] {
  const texts = [...document.body.querySelectorAll("*")].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node.nodeType === 3 ? (node.textContent ?? "") : [])),
    ...["aria-label", "placeholder", "title"].map((name) => element.getAttribute(name) ?? ""),
  ]);
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Every list of the API is empty, and nothing else can be read: a screen shows what it has without data. */
const noRows = async (input: RequestInfo | URL) =>
  /perPage=|page=/.test(String(input instanceof Request ? input.url : input))
    ? Response.json({ rows: [], total: 0 })
    : Response.json({ code: "unavailable", detail: "Nicht da.", status: 503, title: "x" }, { status: 503 });

async function show(name: string, screen: React.ComponentType) {
  const { resourcesOf } = await import("../resources.tsx");
  const { dataProvider } = await import("../calls/data-provider.ts");
  const { i18nProvider } = await import("./i18n-provider.ts");
  const { lightTheme } = await import("../theme.ts");
  const definitions = Object.fromEntries(
    resourcesOf("admin").map(({ roles: _roles, group: _group, letter: _letter, ...resource }) => [
      resource.name,
      Resource.registerResource(resource as never),
    ]),
  );
  const authProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkError: async () => undefined,
    checkAuth: async () => undefined,
    getPermissions: async () => "admin",
  };
  const Screen = screen;
  render(
    <TestMemoryRouter>
      <AdminContext {...{ dataProvider, authProvider, i18nProvider, theme: lightTheme }}>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <ResourceContextProvider value={name}>
            <Screen />
          </ResourceContextProvider>
        </ResourceDefinitionContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  await act(() => new Promise((done) => setTimeout(done, 150)));
}

describe("the admin in German", () => {
  it("has no English on any list or form of a new record", async () => {
    vi.stubGlobal("fetch", noRows);
    const { error, warn } = console;
    console.error = () => undefined; // react-admin says each call that was refused
    console.warn = () => undefined;
    const { resourcesOf } = await import("../resources.tsx");
    const found: string[] = [];
    let screens = 0;
    for (const resource of resourcesOf("admin"))
      for (const part of ["list", "create"] as const) {
        const screen = (resource as AdminResource)[part] as React.ComponentType | undefined;
        if (!screen) continue;
        await show(resource.name, screen);
        screens += 1;
        for (const text of shownTexts())
          if (english.has(text)) found.push(`${resource.name} ${part}: ${text}`);
        cleanup();
      }
    Object.assign(console, { error, warn });
    expect([...new Set(found)]).toEqual([]);
    expect(screens).toBeGreaterThan(30);
  });

  it("writes counts, amounts, dates and languages as German does", async () => {
    const { formatAmount, formatBaseAmount, formatChange, formatDay } = await import("../words/format.ts");
    const { languageName } = await import("../words/language-names.ts");
    const { ageOf } = await import("../words/age.ts");
    const { serverValue, serverWord } = await import("../words/server-words.ts");
    expect(formatBaseAmount(129_900.5).replace(/\s/g, " ")).toBe("129.900,50 ₹");
    expect(formatAmount(17.64, "USD").replace(/\s/g, " ")).toBe("17,64 USD");
    expect(formatChange(4.2)).toBe("+4,2");
    expect(formatDay("2026-12-01")).toBe("01.12.2026");
    expect(languageName("nb")).toBe("Norwegisch (Bokmål)");
    expect(ageOf(new Date(Date.now() - 3 * 86_400_000).toISOString())).toBe("3 Tage");
    expect(serverWord("Order Confirmed")).toBe("Bestätigt");
    expect(serverValue("product published as scheduled")).toBe("Produkt wie geplant veröffentlicht");
  });

  it("says why a call was refused in German", async () => {
    const { plainProblem } = await import("../calls/plain-problem.ts");
    const { ApiProblem } = await import("../../../contract/client.ts");
    const detail = "Somebody else changed this member in the meantime, so nothing was saved.";
    const errors = { size: "Steel Mug does not come in XL." };
    const { detail: said, problem } = plainProblem(
      new ApiProblem(409, { code: "version_conflict", detail, errors }, null),
    );
    expect(said).toBe(
      "Jemand anderes hat inzwischen dieses Mitglied geändert, darum wurde nichts gespeichert.",
    );
    expect(problem.errors).toEqual({ size: "Steel Mug gibt es nicht in XL." });
  });

  it("takes react-admin's own words from the same catalogue", async () => {
    const { i18nProvider } = await import("./i18n-provider.ts");
    expect(i18nProvider.translate("ra.action.save")).toBe("Speichern");
    expect(
      i18nProvider.translate("ra.navigation.page_range_info", { offsetBegin: 1, offsetEnd: 25, total: 31 }),
    ).toBe("1–25 von 31");
    expect(i18nProvider.translate("ra.page.dashboard")).toBe("Heute");
    expect(i18nProvider.getLocale()).toBe("de");
  });
});
