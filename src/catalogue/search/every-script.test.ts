import { expect, it } from "vitest";
import { bestFirst, EntrySearch } from "./catalogue-search.ts";
import { Vocabulary } from "./vocabulary.ts";

const products = {
  1: "有机棉T恤，鼠尾草绿",
  2: "オーガニックコットンの水筒",
  3: "เสื้อยืดผ้าฝ้ายออร์แกนิก",
  4: "கரிம பருத்தி சட்டை",
  5: "قميص قطني عضوي",
  6: "Müsli-Schale Ø 20, Größe M",
  7: "Органический хлопок",
  8: "ＡＢＣ ﾊﾞｯｸﾞ",
};
const search = new EntrySearch(new Vocabulary("en", [], []));
for (const [id, name] of Object.entries(products))
  search.put({ id: Number(id), name, keywords: "", colours: [], text: "" });
const found = (term: string) =>
  bestFirst(Object.keys(products).map(Number), search.find(search.understand(term)));

it.each([
  ["棉", 1],
  ["T恤", 1],
  ["鼠尾草", 1],
  ["水筒", 2],
  ["ผ้าฝ้าย", 3],
  ["சட்டை", 4],
  ["பருத்தி", 4],
  ["قميص", 5],
  ["قَمِيص", 5],
  ["musli", 6],
  ["MÜSLI", 6],
  ["grosse", 6],
  ["хлопок", 7],
  ["abc", 8],
  ["バッグ", 8],
])("finds a product by a word of its name in any script: %s", (term, id) => {
  expect(found(term)).toContain(id);
});

it("does not take words for each other that differ in their vowels", () => {
  expect(found("பருதி வெள்ளை")).not.toContain(4);
});
