import { expect, test } from "vitest";
import { inLanguage } from "../../platform/language/in-language.ts";
import { priceQuotation, quotationNumber, shownQuotation } from "./quotation.ts";

const english = { language: "en" } as const;
const tee = {
  variant_id: 1,
  product_id: 7,
  name: "T-shirt",
  colour_name: "Sage",
  is_swag_item: false,
  selling_price_paise: 50_000,
  volume_prices: [{ fromQuantity: 25, unitPaise: 45_000 }],
  gst_basis_points: 500,
  sizes: ["M", "L"],
  name_by_language: { de: "Hemd", nb: "T-skjorte" },
  colour_by_language: { nb: "Salvie" },
};
test("a quotation has the words of its language, and the store's own where there are none", () => {
  const whatIn = (language: string) =>
    (
      inLanguage(language, () => priceQuotation([line(1, "M")], [tee], 1_800, { language })) as {
        lines: readonly { what: string }[];
      }
    ).lines[0]?.what;
  expect(whatIn("de")).toBe("Hemd, Sage, Größe M");
  expect(whatIn("nb")).toContain("T-skjorte, Salvie");
  expect(whatIn("en")).toBe("T-shirt, Sage, size M");
});

const line = (qty: number, size?: string, productDetailsId = 1) => ({
  productDetailsId,
  qty,
  ...(size && { size }),
});

test("a quotation counts sizes together, as a cart does, and says the tax in the total", () => {
  expect(priceQuotation([line(12, "M"), line(13, "L")], [tee], 1_800, english)).toEqual({
    lines: [
      { what: "T-shirt, Sage, size M", quantity: 12, unitPaise: 45_000, totalPaise: 540_000 },
      { what: "T-shirt, Sage, size L", quantity: 13, unitPaise: 45_000, totalPaise: 585_000 },
    ],
    totalPaise: 1_125_000,
    taxPaise: 53_571,
  });
});

test("a product without a rate of its own has the store's, and a size may be left open", () => {
  expect(priceQuotation([line(1)], [{ ...tee, gst_basis_points: null }], 1_800, english)).toMatchObject({
    lines: [{ what: "T-shirt, Sage", unitPaise: 50_000 }],
    taxPaise: 7_627,
  });
});

test("in another currency each figure is shown as a cart shows it, and the figures shown add up", () => {
  const dollars = { currencyCode: "USD", currencySymbol: "$", rateMicros: 85_000_000 } as const;
  const lines = [
    { what: "T-shirt, M", quantity: 12, unitPaise: 50_000, totalPaise: 600_000 },
    { what: "T-shirt, L", quantity: 1, unitPaise: 50_000, totalPaise: 50_000 },
  ];
  const shown = shownQuotation({ lines, totalPaise: 650_000, taxPaise: 30_952 }, dollars);
  expect(shown).toMatchObject({
    lines: [
      { unit: 588, total: 7_059 },
      { unit: 588, total: 588 },
    ],
    total: 7_647,
    tax: 364,
  });
});

test("a quotation has no kit, no unknown variant and no unknown size", () => {
  const code = (...args: Parameters<typeof line>) => priceQuotation([line(...args)], [tee], 0, english);
  expect(code(1, "M", 2)).toMatchObject({ refused: "variant_unknown" });
  expect(code(1, "XXL")).toMatchObject({ refused: "size_unknown" });
  expect(priceQuotation([line(1)], [{ ...tee, is_swag_item: true }], 0, english)).toMatchObject({
    refused: "state_conflict",
  });
});

test("its number has the day", () => {
  expect(quotationNumber("2026-11-23", Uint8Array.of(10, 255, 0, 1))).toBe("Q-261123-0AFF0001");
});
