import { beforeAll, describe, expect, it } from "vitest";
import type { CatalogueSnapshot } from "../../src/catalogue/snapshot/catalogue.ts";
import { openDemoShop } from "../demo-shop.ts";
import { heldBackPhrases } from "./held-back-phrases.ts";
import { laterPhrases } from "./later-phrases.ts";
import { morePhrases } from "./more-phrases.ts";
import type { Phrase } from "./phrase.ts";
import { phrases } from "./phrases.ts";

/** How many phrases find what was meant. A change of the search may raise these numbers; it never lowers them. */
const SCORES = { phrases: 99, heldBack: 28, more: 85, later: 31 };
/** Something that was meant has to be among so many that are seen first. */
const SEEN_FIRST = 3;

let own: CatalogueSnapshot;
beforeAll(async () => {
  own = await openDemoShop();
});

/** What is wrong with what a phrase finds; undefined: it finds what was meant. */
function fault({ typed, meant, language, currencyCode }: Phrase): string | undefined {
  const shop = own.in(language);
  const found = shop.find(typed, { currencyCode });
  const slugs = found.cards().map(({ productUrl }) => productUrl);
  const close = found.close().map(({ productUrl }) => productUrl);
  const categories = shop.searchCategories(typed).map(({ categoryUrl }) => `/${categoryUrl}`);
  const isMet = (each: string): boolean => {
    if (each.startsWith("-")) return !slugs.includes(each.slice(1));
    if (each.startsWith("~")) return !slugs.length && close.slice(0, SEEN_FIRST).includes(each.slice(1));
    if (each.startsWith("@")) return found.topics.some((topic) => topic === each.slice(1));
    return each.startsWith("/") ? categories.includes(each) : slugs.includes(each.replace("+", ""));
  };
  const all = meant.split(" ");
  const named = all.filter((each) => /^[a-z]/.test(each));
  const isSeen = !named.length || slugs.slice(0, SEEN_FIRST).some((slug) => named.includes(slug));
  const missed = all.filter((each) => !isMet(each));
  if (!missed.length && isSeen) return undefined;
  return `${typed}: ${missed.join(" ") || "not seen first"} in ${slugs.slice(0, 8).join(" ")} ~ ${close.slice(0, 4).join(" ")}`;
}

describe("what people type finds what they mean", () => {
  it.each([
    ["a hundred phrases", phrases, SCORES.phrases],
    ["phrases that were held back", heldBackPhrases, SCORES.heldBack],
    ["more, in three languages", morePhrases, SCORES.more],
    ["later ones, in three languages", laterPhrases, SCORES.later],
  ])("%s", (_, all, score) => {
    const faults = all.flatMap((phrase) => fault(phrase) ?? []);
    expect(all.length - faults.length, faults.join("\n")).toBeGreaterThanOrEqual(score);
  });
});
