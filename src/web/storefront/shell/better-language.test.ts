import { expect, it } from "vitest";
import { betterLanguage } from "./better-language.ts";

it.each([
  ["another first language", ["de-AT", "en"], "en", "de"],
  ["English, on a page in another language", ["en-GB", "de"], "de", "en"],
  ["a language of a region that the shop has otherwise", ["pt-PT"], "en", "pt-BR"],
  ["the region's own", ["zh-TW", "zh"], "en", "zh-TW"],
  ["one that the page has, whatever comes after it", ["en-US", "de"], "en", undefined],
  ["one that the page has, with another region", ["zh-HK"], "zh-TW", undefined],
  ["one that the shop lacks, then one that it has", ["fr", "de"], "en", "de"],
  ["none that the shop has", ["fr", "it"], "en", undefined],
  ["nothing", [], "en", undefined],
  ["what is no language", ["C.UTF-8", "*"], "en", undefined],
] as const)("%s", (_what, wanted, shown, better) => {
  expect(betterLanguage(wanted, ["en", "de", "pt-BR", "zh-CN", "zh-TW"], shown)).toBe(better);
});
