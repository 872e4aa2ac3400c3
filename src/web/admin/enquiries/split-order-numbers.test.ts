import { expect, it } from "vitest";
import { newOrderNumber } from "../../../orders/order/order-number.ts";
import { splitOrderNumbers } from "./split-order-numbers.ts";

const orderNo = newOrderNumber(new Uint8Array([1, 2, 3, 4, 5]));

it("finds order numbers in any spelling, and keeps the text around them", () => {
  const typed = orderNo.toLowerCase().replaceAll("-", " ");
  expect(splitOrderNumbers(`Where is ${orderNo}? And ${typed}.`)).toEqual([
    { text: "Where is " },
    { text: orderNo, orderNo },
    { text: "? And " },
    { text: typed, orderNo },
    { text: "." },
  ]);
  expect(splitOrderNumbers(orderNo)).toEqual([{ text: orderNo, orderNo }]);
});

it("a mistyped number, and a text without one, are text", () => {
  const wrong = `${orderNo.slice(0, -1)}${orderNo.endsWith("A") ? "B" : "A"}`;
  expect(splitOrderNumbers(`About ${wrong}`)).toEqual([{ text: `About ${wrong}` }]);
  expect(splitOrderNumbers("")).toEqual([]);
});
