import { expect, it } from "vitest";
import { countNewOrders, titleWithOrders } from "./new-orders.ts";

it("counts the orders after the newest one that was seen", () => {
  const orders = ["2026-11-22T10:00:02.000Z", "2026-11-22T10:00:01.000Z", "2026-11-22T09:00:00.000Z"].map(
    (placedAt) => ({ placedAt }),
  );
  expect(countNewOrders(orders, "2026-11-22T09:30:00.000Z")).toBe(2);
  expect(countNewOrders(orders, "2026-11-22T10:00:02.000Z")).toBe(0);
});

it("names them in the title of the tab, and leaves it alone while there are none", () => {
  expect(titleWithOrders("Admin", 0, 50)).toBe("Admin");
  expect(titleWithOrders("Admin", 1, 50)).toBe("(1) Order · Admin");
  expect(titleWithOrders("Admin", 3, 50)).toBe("(3) Orders · Admin");
  expect(titleWithOrders("Admin", 50, 50)).toBe("(50+) Orders · Admin");
});
