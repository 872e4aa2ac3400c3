import { expect, test } from "vitest";
import { refuseDiscounts } from "./discount-limit.ts";

const mug = (unitPaise: number) => [{ name: "Mug", unitPaise, shopPaise: 999 }];

test("a price may be exactly as low as the limit, and not a paisa lower", () => {
  expect(refuseDiscounts(mug(800), 20)).toBeUndefined(); // 799.2 is the limit
  expect(refuseDiscounts(mug(799), 20)?.refused).toBe("discount_above_limit");
  expect(refuseDiscounts(mug(500), 20)?.detail).toMatch(
    /Mug is 49.9% below.*may go 20% below.*administrator/,
  );
});

test("without a limit any price may be given, at 0 none below the shop's, and what the shop does not sell has none", () => {
  expect(refuseDiscounts(mug(0), undefined)).toBeUndefined();
  expect(refuseDiscounts(mug(998), 0)?.refused).toBe("discount_above_limit");
  expect(refuseDiscounts(mug(1_200), 0)).toBeUndefined();
  expect(refuseDiscounts([{ name: "Banner", unitPaise: 5, shopPaise: 5 }], 0)).toBeUndefined();
});
