import { expect, it } from "vitest";
import { tidySynonym } from "./search-synonym.ts";

it("keeps each word once, however the list is typed", () => {
  const typed = { language: "en", words: " mug,cup ;  coffee   mug\nmug,", finds: "" };
  expect(tidySynonym(typed)).toEqual({ language: "en", words: "mug, cup, coffee mug", finds: "" });
});

it("refuses what says nothing", () => {
  expect(tidySynonym({ language: "en", words: "mug, mug", finds: " " })).toBeUndefined();
  expect(tidySynonym({ language: "en", words: " , ", finds: "gift" })).toBeUndefined();
  expect(tidySynonym({ language: "en", words: "dad", finds: "gift" })).toBeDefined();
});
