import fc from "fast-check";
import { expect, it } from "vitest";
import { isTaxed, splitTax } from "./tax.ts";

const kinds = [
  ...(["unregistered", "export", "export without VAT"] as const),
  ...(["inside the state", "between states", "VAT"] as const),
];

it("finds the 18 % that a price includes", () => {
  const none = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
  expect(splitTax(118_00, 1800, "between states")).toEqual({
    ...none,
    taxablePaise: 100_00,
    igstPaise: 18_00,
  });
  const inside = { taxablePaise: 100_00, cgstPaise: 9_00, sgstPaise: 9_00, igstPaise: 0 };
  expect(splitTax(118_00, 1800, "inside the state")).toEqual(inside);
  for (const kind of ["unregistered", "export", "export without VAT"] as const)
    expect(splitTax(118_00, 1800, kind)).toEqual({ ...none, taxablePaise: 118_00 });
  expect(splitTax(119_00, 1900, "VAT")).toEqual({ ...none, taxablePaise: 100_00, igstPaise: 19_00 });
});

it("adds up to the price exactly, has equal halves, and is within one paisa of the rate", () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(10_000), fc.constantFrom(...kinds), (gross, rate, kind) => {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = splitTax(gross, rate, kind);
      expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(gross);
      expect(cgstPaise).toBe(sgstPaise);
      expect(Math.min(taxablePaise, cgstPaise, igstPaise)).toBeGreaterThanOrEqual(0);
      const tax = cgstPaise + sgstPaise + igstPaise;
      const exact = isTaxed(kind) ? (gross * rate) / (10_000 + rate) : 0;
      expect(Math.abs(tax - exact)).toBeLessThanOrEqual(1);
    }),
  );
});
