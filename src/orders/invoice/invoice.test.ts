import fc from "fast-check";
import { expect, it } from "vitest";
import { invoiceAmounts, type Seller, taxKindOf } from "./invoice.ts";

const seller: Seller = {
  name: "Craftloom",
  address: [],
  city: "",
  postalCode: "",
  phone: "",
  countryCode: "",
  gstin: "27AAAAA0000A1Z2",
  vatNumber: undefined,
  vatCountries: [],
  email: "",
  basisPoints: 1800,
  hsn: "9999",
};
const to = (region: string, country = "India") => ({ region, country });

it.each([
  [to("Maharashtra"), "inside the state", "Maharashtra (27)"],
  [to(" MAHARASHTRA "), "inside the state", "Maharashtra (27)"],
  [to("MH"), "inside the state", "Maharashtra (27)"],
  [to("Tamilnadu"), "between states", "Tamil Nadu (33)"],
  [to("Jammu & Kashmir"), "between states", "Jammu and Kashmir (01)"],
  [to("New Delhi"), "between states", "Delhi (07)"],
  [to("Bayern", "Germany"), "export", "Outside India: Germany"],
])("%j is supplied %s, at %s", (destination, taxKind, placeOfSupply) => {
  expect(taxKindOf(seller, destination)).toEqual({ taxKind, placeOfSupply });
});

it("needs a chosen state when the address does not tell it", () => {
  expect(taxKindOf(seller, to("Somewhere"))).toBeNull();
  expect(taxKindOf(seller, to("Somewhere"), "29")?.placeOfSupply).toBe("Karnataka (29)");
  expect(taxKindOf(seller, to("Somewhere"), "99")).toBeNull();
});

it("has no tax when the seller is not registered", () => {
  expect(taxKindOf({ ...seller, gstin: undefined }, to("Nowhere"))?.taxKind).toBe("unregistered");
});

it.each([
  [[], "India", "VAT"],
  [["Germany", " austria "], "Austria", "VAT"],
  [["Germany"], "Switzerland", "export without VAT"],
])("with a VAT number and VAT in %j, an order to %s is %s", (vatCountries, country, taxKind) => {
  const german = { ...seller, gstin: undefined, vatNumber: "DE123456789", vatCountries };
  expect(taxKindOf(german, to("Anywhere", country))).toEqual({ taxKind, placeOfSupply: "" });
});

const orderLine = fc
  .record({
    what: fc.constant("Mug"),
    quantity: fc.integer({ min: 1, max: 999 }),
    totalPaise: fc.nat(10_000_000),
    percentOff: fc.nat(100),
    hsn: fc.constantFrom(null, "6911"),
    basisPoints: fc.constantFrom(null, 0, 500, 1200, 2800),
  })
  .map(({ percentOff, ...line }) => ({
    ...line,
    discountPaise: Math.floor((line.totalPaise * percentOff) / 100),
  }));

it("adds up to the order's grand total exactly, in every line and in the sums", () => {
  fc.assert(
    fc.property(
      fc.array(orderLine, { minLength: 1, maxLength: 20 }),
      fc.nat(500_000),
      fc.constantFrom("inside the state" as const, "between states" as const, "export" as const),
      (lines, shippingPaise, taxKind) => {
        const order = {
          orderNo: "KS",
          country: "India",
          region: "Goa",
          shippingPaise,
          language: "en" as const,
          lines,
        };
        const { sums, lines: invoiced } = invoiceAmounts(order, seller, { taxKind, placeOfSupply: "" });
        const grandTotal = lines.reduce(
          (all, each) => all + each.totalPaise - each.discountPaise,
          shippingPaise,
        );
        expect(sums.paidPaise).toBe(grandTotal);
        for (const each of [...invoiced, sums])
          expect(each.taxablePaise + each.cgstPaise + each.sgstPaise + each.igstPaise).toBe(each.paidPaise);
      },
    ),
  );
});

it("uses the rate and HSN of the product, or else the seller's", () => {
  const line = { what: "Mug", quantity: 1, totalPaise: 1, discountPaise: 0 };
  const lines = [
    { ...line, hsn: "6911", basisPoints: 500 },
    { ...line, hsn: null, basisPoints: null },
  ];
  const order = {
    orderNo: "KS",
    country: "India",
    region: "Goa",
    shippingPaise: 100,
    language: "en" as const,
    lines,
  };
  const { lines: invoiced } = invoiceAmounts(order, seller, { taxKind: "between states", placeOfSupply: "" });
  expect(invoiced.map(({ hsn, basisPoints }) => [hsn, basisPoints])).toEqual([
    ["6911", 500],
    ["9999", 1800],
    ["9968", 1800],
  ]);
});
