import { expect, it } from "vitest";
import { stockReasons } from "../../../catalogue/stock/stock.ts";
import { PaymentMethod } from "../../../contract/admin/orders.ts";
import { orderStatuses } from "../../../orders/order/order-status.ts";
import { keyOf } from "../../../platform/language/catalogue-file.ts";
import { readCatalogue, translatedTexts } from "../../../platform/language/catalogues.ts";
import { readTextsFrom } from "../../../platform/language/t.ts";
import { readSentencesFrom } from "./server-sentences.ts";
import { isWord, serverValue } from "./server-words.ts";

/** What needs no word: the name of a way to pay is the same everywhere. */
const names = ["UPI"];

it.each([
  ["statuses of orders", orderStatuses],
  ["reasons of stock movements", stockReasons],
  ["ways to pay", PaymentMethod.enum as readonly string[]],
  ["states of mails", ["queued", "sent", "kept", "failed"]],
  ["roles", ["buyer", "giver", "packing", "people", "support", "catalogue", "admin", "store"]],
])("all %s have a word", (_what, values) => {
  expect(values.filter((value) => !isWord(value) && !names.includes(value))).toEqual([]);
});

it("amounts, times and days in a sentence of the server are those of the reader's language", () => {
  const entries = readCatalogue("de", "admin");
  const german = translatedTexts("de", entries);
  readTextsFrom(() => german);
  readSentencesFrom(entries.map(keyOf));
  const fault = "cancelled at 2026-06-01 10:00:00.123+00, to be paid until 2026-06-03 18:29:59+00";
  expect(serverValue(fault)).toMatch(/^storniert am [^+]+2026[^+]+, zu bezahlen bis [^+]+2026[^+]+$/);
  expect(serverValue("₹1,12,499.00 paid back by hand")).toBe("112.499,00\u00a0₹ von Hand zurückgezahlt");
  expect(serverValue("redeemed on 2026-06-01; they had left")).not.toMatch(/2026-06-01|they/);
});
