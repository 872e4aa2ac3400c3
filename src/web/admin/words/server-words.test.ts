import { expect, it } from "vitest";
import { stockReasons } from "../../../catalogue/stock/stock.ts";
import { PaymentMethod } from "../../../contract/admin/orders.ts";
import { orderStatuses } from "../../../orders/order/order-status.ts";
import { isWord } from "./server-words.ts";

/** What needs no word: the name of a way to pay is the same everywhere. */
const names = ["UPI"];

it.each([
  ["statuses of orders", orderStatuses],
  ["reasons of stock movements", stockReasons],
  ["ways to pay", PaymentMethod.enum as readonly string[]],
  ["states of mails", ["queued", "sent", "kept", "failed"]],
  ["roles", ["buyer", "people", "support", "catalogue", "admin", "store"]],
])("all %s have a word", (_what, values) => {
  expect(values.filter((value) => !isWord(value) && !names.includes(value))).toEqual([]);
});
