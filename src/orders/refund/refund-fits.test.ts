import { describe, expect, it } from "vitest";
import { coversRefund, type RefundableRest, type RefundParts, refuseUnfitRefund } from "./refund-fits.ts";

/** Two of three mugs at 100.00, half of the shipping, and 5.00 as an apology. */
const refund: RefundParts = {
  amountPaise: 225_00,
  shippingPaise: 20_00,
  freePaise: 5_00,
  lines: [{ lineId: 1, quantity: 2, amountPaise: 200_00 }],
};
const mugs = {
  lineId: 1,
  productName: "Mug",
  quantity: 3,
  netPaise: 300_00,
  refundedQuantity: 1,
  refundedPaise: 100_00,
};
const rest: RefundableRest = { lines: [mugs], shippingLeftPaise: 20_00, leftPaise: 225_00 };

describe("a refund that failed", () => {
  const detail = (changed: Partial<RefundableRest>) =>
    refuseUnfitRefund(refund, { ...rest, ...changed }, "INR")?.detail;

  it("may be made again while exactly all of it is left", () => {
    expect(refuseUnfitRefund(refund, rest, "INR")).toBeUndefined();
  });

  it.each([
    ["a piece", { lines: [{ ...mugs, refundedQuantity: 2 }] }, /^Mug was refunded in the meantime/],
    [
      "a paisa of the line",
      { lines: [{ ...mugs, refundedPaise: 100_01 }] },
      /^Mug was refunded in the meantime/,
    ],
    ["a paisa of the shipping", { shippingLeftPaise: 19_99 }, /^The shipping was refunded in the meantime/],
    ["a paisa of the whole", { leftPaise: 224_99 }, /^Only ₹224\.99 is left of what was paid/],
    ["the line", { lines: [] }, /^A line was refunded in the meantime/],
    [
      "the line, and another is left",
      { lines: [{ ...mugs, lineId: 2 }] },
      /^A line was refunded in the meantime/,
    ],
  ] as const)("may not when %s was refunded since", (_, changed, reason) => {
    expect(detail(changed)).toMatch(reason);
    expect(refuseUnfitRefund(refund, { ...rest, ...changed }, "INR")?.refused).toBe("refund_too_large");
  });

  it("looks at each of its lines", () => {
    const two = { ...refund, lines: [...refund.lines, { lineId: 2, quantity: 1, amountPaise: 1 }] };
    const caps = { ...mugs, lineId: 2, productName: "Cap", refundedQuantity: 3 };
    expect(refuseUnfitRefund(two, { ...rest, lines: [mugs, caps] }, "INR")?.detail).toMatch(
      /^Cap was refunded/,
    );
  });
});

describe("a newer refund", () => {
  it("covers a failed one that it equals or exceeds in every part", () => {
    expect(coversRefund(refund, refund)).toBe(true);
    const more = {
      ...refund,
      shippingPaise: 20_01,
      freePaise: 5_01,
      lines: [
        { lineId: 2, quantity: 9, amountPaise: 9 },
        { lineId: 1, quantity: 3, amountPaise: 300_00 },
      ],
    };
    expect(coversRefund(more, refund)).toBe(true);
  });

  it.each([
    ["shipping", { shippingPaise: 19_99 }],
    ["free amount", { freePaise: 4_99 }],
    ["pieces", { lines: [{ lineId: 1, quantity: 1, amountPaise: 200_00 }] }],
    ["line", { lines: [{ lineId: 2, quantity: 2, amountPaise: 200_00 }] }],
  ] as const)("does not cover it with less or another %s", (_, less) => {
    expect(coversRefund({ ...refund, ...less }, refund)).toBe(false);
  });
});
