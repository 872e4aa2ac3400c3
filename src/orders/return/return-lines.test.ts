import { describe, expect, it } from "vitest";
import { refuseReturnLines, returnablePieces } from "./return-lines.ts";

const line = {
  lineId: 1,
  productName: "Mug",
  shownName: "Mug",
  variantId: 11,
  size: "",
  quantity: 5,
  deliveredQuantity: 4,
  returnedQuantity: 1,
  returnable: true,
  isSwag: false,
};

describe("pieces that may come back", () => {
  it("are those that arrived, without those that are on a return already", () => {
    expect(returnablePieces(line, false)).toBe(3);
    expect(returnablePieces({ ...line, deliveredQuantity: 9 }, false)).toBe(4);
    expect(returnablePieces({ ...line, returnedQuantity: 9 }, false)).toBe(0);
  });

  it("are none of food, and those of a kit only where staff open the return", () => {
    expect(returnablePieces({ ...line, returnable: false }, true)).toBe(0);
    const kit = { ...line, isSwag: true };
    expect([returnablePieces(kit, false), returnablePieces(kit, true)]).toEqual([0, 3]);
  });
});

describe("lines of a return", () => {
  const lines = [line, { ...line, lineId: 2, productName: "Tea", returnable: false }];
  const kit = [{ ...line, isSwag: true }];
  const code = (asked: Parameters<typeof refuseReturnLines>[1], of = lines, takesKit = false) =>
    refuseReturnLines(of, asked, takesKit)?.refused;

  it("are taken up to what is left", () => {
    expect([code([{ lineId: 1, quantity: 3 }]), code([{ lineId: 1, quantity: 4 }])]).toEqual([
      undefined,
      "return_too_large",
    ]);
  });

  it("are refused when one is unknown, is there twice, is food, or is the buyer's kit", () => {
    expect(code([{ lineId: 9, quantity: 1 }])).toBe("line_not_found");
    expect(
      code([
        { lineId: 1, quantity: 1 },
        { lineId: 1, quantity: 1 },
      ]),
    ).toBe("line_not_found");
    expect(
      code([
        { lineId: 1, quantity: 1 },
        { lineId: 2, quantity: 1 },
      ]),
    ).toBe("not_returnable");
    expect([code([{ lineId: 1, quantity: 1 }], kit), code([{ lineId: 1, quantity: 1 }], kit, true)]).toEqual([
      "not_returnable",
      undefined,
    ]);
  });
});
