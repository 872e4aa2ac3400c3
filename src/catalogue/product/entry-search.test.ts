import fc from "fast-check";
import { expect, it } from "vitest";
import { EntrySearch } from "./entry-search.ts";
import type { SearchEntry } from "./entry-words.ts";

const words = ["mug", "mugs", "oak", "power", "bank", "powerbank", "hoodie", "notebook", "12"];
const phrase = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
  .map((all) => all.join(" "));
const entry = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  position: fc.integer({ min: 0, max: 3 }),
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
];

const shopOrder = (a: SearchEntry, b: SearchEntry) => a.position - b.position || a.id - b.id;
const foundBy = (search: EntrySearch) =>
  terms.map((term) => {
    const { count, ids } = search.find(term);
    return { count, ids, typed: search.find(term, "as typed").ids, correct: search.correct(term) };
  });

it("finds after changes what a new search over the same entries finds, and the search before still finds what it found", () => {
  const changes = fc.array(fc.array(entry, { maxLength: 3 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(changes, fc.array(fc.integer({ min: 1, max: 12 })), (rounds, removed) => {
      let entries = new Map<number, SearchEntry>();
      let search = EntrySearch.of([]);
      for (const [round, come] of [...rounds, []].entries()) {
        const before = { search, found: foundBy(search) };
        const fresh = new Map(come.map((each) => [each.id, each]));
        const gone = new Set([...fresh.keys(), ...removed.slice(round, round + 1)]);
        entries = new Map([...entries].filter(([id]) => !gone.has(id)).concat([...fresh]));
        search = search.with([...fresh.values()], gone);
        const anew = EntrySearch.of([...entries.values()].sort(shopOrder));
        expect(foundBy(search)).toEqual(foundBy(anew));
        expect(foundBy(before.search)).toEqual(before.found);
      }
    }),
    { numRuns: 100 },
  );
});

it("says when most of its entries are replaced, so that it is made again", () => {
  const mug = (id: number) => ({ id, position: 0, name: `mug ${id}` });
  const all = Array.from({ length: 600 }, (_, id) => mug(id + 1));
  let search = EntrySearch.of(all);
  const ids = new Set(all.map(({ id }) => id));
  search = search.with(all, ids);
  expect(search.isMostlyGone).toBe(false);
  search = search.with(all, ids);
  expect(search.isMostlyGone).toBe(true);
  expect(search.find("mug").count).toBe(600);
});
