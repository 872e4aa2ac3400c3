import { expect, it } from "vitest";
import { exchangeableQuantity } from "./exchange.ts";

const shirt = { lineId: 1, variantId: 7, size: "M", each: 1, isPart: false };
const counts = { arrived: 3, returned: 0, replaceable: 3 };
const exchanged = (quantity: number, open: number, of: Partial<typeof shirt> = {}) => ({
  ...shirt,
  ...of,
  quantity,
  open,
});

it("counts what arrived and is neither returned, refunded, replaced nor on an exchange", () => {
  expect(exchangeableQuantity(shirt, counts, [])).toBe(3);
  expect(exchangeableQuantity(shirt, { ...counts, returned: 2 }, [])).toBe(1);
  expect(exchangeableQuantity(shirt, { ...counts, replaceable: 1 }, [])).toBe(1);
  // One asked for, one replaced: `returned` has both, `replaceable` lacks the one that was replaced.
  expect(exchangeableQuantity(shirt, { arrived: 3, returned: 2, replaceable: 2 }, [exchanged(2, 1)])).toBe(1);
  expect(exchangeableQuantity(shirt, { ...counts, arrived: 0 }, [])).toBe(0);
});

it("counts the parts of a kit by themselves: a replaced part leaves the others", () => {
  const part = { ...shirt, isPart: true, each: 2 };
  const kits = { arrived: 1, returned: 0, replaceable: 1 };
  expect(exchangeableQuantity(part, kits, [])).toBe(2);
  expect(exchangeableQuantity(part, kits, [exchanged(1, 0)])).toBe(1);
  expect(exchangeableQuantity(part, kits, [exchanged(2, 0, { variantId: 8 })])).toBe(2);
  expect(exchangeableQuantity(part, { ...kits, replaceable: 0 }, [])).toBe(0);
  expect(exchangeableQuantity(part, kits, [exchanged(2, 2)])).toBe(0);
});
