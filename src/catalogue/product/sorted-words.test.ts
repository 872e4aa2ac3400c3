import fc from "fast-check";
import { expect, it } from "vitest";
import { SortedWords } from "./sorted-words.ts";
import { countEdits } from "./typing-errors.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "é"), minLength: 1, maxLength: 7 });

it("finds the words with a beginning, and those a few edits away from a word, as a comparison with all words does", () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 80 }), fc.array(word, { maxLength: 8 }), (words, asked) => {
      const sorted = new SortedWords<{ word: string }>();
      for (const [at, each] of words.entries()) {
        sorted.add({ word: each });
        if (at % 20 === 0) sorted.startingWith("a"); // puts what there is in order
      }
      for (const typed of asked) {
        const starting = sorted.startingWith(typed).map((item) => item.word);
        expect(starting).toEqual(words.filter((each) => each.startsWith(typed)).toSorted());
        for (const edits of [1, 2]) {
          const similar = sorted.similarTo(typed, edits).map((item) => item.word);
          expect(similar).toEqual(words.filter((each) => countEdits(each, typed) <= edits).toSorted());
        }
      }
    }),
    { numRuns: 200 },
  );
});

it("keeps the order over many more words than it puts in order at once", () => {
  const words = Array.from({ length: 10_000 }, (_, at) => ((at * 7_919) % 10_000).toString(36));
  const sorted = new SortedWords<{ word: string }>();
  for (const each of words) sorted.add({ word: each });
  expect(sorted.startingWith("").map((item) => item.word)).toEqual(words.toSorted());
});
