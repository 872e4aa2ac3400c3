import fc from "fast-check";
import { expect, it } from "vitest";
import { bestFirst, EntrySearch } from "./catalogue-search.ts";
import { Vocabulary } from "./vocabulary.ts";

const synonyms = [
  { words: "mug, cup", finds: "" },
  { words: "birthday", finds: "mug" },
];
const vocabulary = new Vocabulary("en", synonyms, []);

const words = ["mug", "mugs", "oak", "power", "bank", "powerbank", "hoodie", "notebook", "12"];
const phrase = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
  .map((all) => all.join(" "));
const entry = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  name: phrase,
  keywords: phrase,
  colours: fc.array(fc.constantFrom("Ink", "Sage", "Navy Blue"), { maxLength: 2 }),
  text: phrase,
});
const terms = [
  "mug",
  "mgu",
  "power bank",
  "powrbank",
  "oak m",
  "notbok",
  "black",
  "navy",
  "o",
  "12",
  "hodie ban",
  "cup",
  "birthday",
];

const ids = Array.from({ length: 12 }, (_, at) => at + 1);

const foundBy = (search: EntrySearch) =>
  terms.map((term) => ({
    found: bestFirst(ids, search.find(search.understand(term))),
    typed: bestFirst(ids, search.find(search.understand(term, "USD", "as typed"))),
    corrected: search.understand(term).corrected,
    completions: search.words.complete(term),
  }));

it("finds, corrects and completes after changes what a new search over the same entries does", () => {
  const changes = fc.array(fc.array(entry, { maxLength: 3 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(changes, fc.array(fc.integer({ min: 1, max: 12 })), (rounds, removed) => {
      const entries = new Map<number, Parameters<EntrySearch["put"]>[0]>();
      const search = new EntrySearch(vocabulary);
      for (const [round, come] of rounds.entries()) {
        for (const id of removed.slice(round, round + 1)) {
          search.remove(id);
          entries.delete(id);
        }
        for (const each of come) {
          search.put(each);
          entries.set(each.id, each);
        }
        const anew = new EntrySearch(vocabulary);
        for (const each of entries.values()) anew.put(each);
        expect(foundBy(search)).toEqual(foundBy(anew));
      }
    }),
    { numRuns: 100 },
  );
});
