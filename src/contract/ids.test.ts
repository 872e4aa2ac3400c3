import { expect, it } from "vitest";
import type { OrderId, UserId } from "./ids.ts";

it("lets a number be an id, and no id be an id of another kind", () => {
  const orderId: OrderId = 7;
  // @ts-expect-error An order's id is no user's id.
  const userId: UserId = orderId;
  expect(userId).toBe(7);
});
