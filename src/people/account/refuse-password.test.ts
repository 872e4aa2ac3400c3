import { expect, it } from "vitest";
import { refusePassword } from "./refuse-password.ts";

const own = ["Ledgerline", "Craftloom Goods", "Kitstore", "asha.rao@ledgerline.example", "Asha Rao"];

it.each(["starwars1", "liverpool", "Chelsea1", "qwertyuiop", "ch3ls3a1", "blink182!!", "sunshine2026"])(
  "%s is on the long list",
  (password) => {
    expect(refusePassword(password, [])).toMatch(/too common/);
  },
);

it.each([
  "ledgerline2026",
  "Ledgerline!!",
  "L3dg3rline#1",
  "craftloomgoods",
  "ledgerlinekitstore",
  "asharao1999",
])("%s is made of own words", (password) => {
  expect(refusePassword(password, own)).toMatch(/made of the company's/);
});

it.each(["a quiet green bicycle", "ledgerline and a quiet bicycle", "vk3-TqW9z-pL", "ledgerline-demo"])(
  "%s is good",
  (password) => {
    expect(refusePassword(password, own)).toBeUndefined();
  },
);

it("takes random passwords, but for one in thousands", () => {
  const random = Array.from({ length: 5_000 }, () => crypto.randomUUID().slice(0, 12));
  expect(random.filter((password) => refusePassword(password, own)).length).toBeLessThan(10);
});
