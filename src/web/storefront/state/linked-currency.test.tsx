// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { storedCurrency } from "./currency.ts";
import { takeLinkedCurrency } from "./linked-currency.ts";

beforeEach(() => storedCurrency.set("USD"));

it.each([
  ["/store/mug/3?currency=INR&variant=7&size=M", "INR", "/store/mug/3?variant=7&size=M"],
  ["/store/mug/3?currency=INR#reviews", "INR", "/store/mug/3#reviews"],
  ["/store/mug/3?variant=7", "USD", "/store/mug/3?variant=7"],
  ["/mug?currency=INR%3B%20Path%3D%2F", "USD", "/mug?currency=INR%3B%20Path%3D%2F"],
])("%s leaves %s chosen", (opened, chosen, left) => {
  history.replaceState(null, "", opened);
  takeLinkedCurrency();
  expect(storedCurrency.get()).toBe(chosen);
  expect(location.pathname + location.search + location.hash).toBe(left);
});
