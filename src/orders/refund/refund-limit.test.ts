import { expect, it } from "vitest";
import type { StaffCaller } from "../../contract/handler.ts";
import { refundLimitPaise } from "./refund-limit.ts";

const staff = (role: "admin" | "support") => ({ caller: { role } }) as StaffCaller;

it("the setting limits what support may refund, in paise, and no administrator", () => {
  expect(refundLimitPaise({ supportRefundLimit: 5000.5 }, staff("support"))).toBe(5000_50);
  expect(refundLimitPaise({ supportRefundLimit: 0 }, staff("support"))).toBe(0);
  expect(refundLimitPaise({ supportRefundLimit: 5000.5 }, staff("admin"))).toBeUndefined();
  expect(refundLimitPaise({ supportRefundLimit: null }, staff("support"))).toBeUndefined();
});
