import fc from "fast-check";
import { invoiceAmounts, sumsOf } from "../../../src/orders/invoice/invoice.ts";
import type { Invoice } from "../../../src/platform/db/stored-values.ts";

/** German, beside Norwegian, French and Irish buyers; the last two have no VAT charged. */
const places = [
  { countryCode: "DE", country: "Germany", vatNumber: "DE123456789", isExport: false },
  { countryCode: "DE", country: "Germany", vatNumber: "", isExport: false },
  { countryCode: "NO", country: "Norway", vatNumber: "", isExport: true },
  { countryCode: "FR", country: "France", vatNumber: "FR83404833048", isExport: true },
] as const;

/** Also what XML must escape, and a character that it cannot have. */
const text = fc
  .string({ unit: fc.constantFrom(..."AZaz09ÄØé&<>\"'., -\u0007"), minLength: 1, maxLength: 18 })
  .map((middle) => `A${middle}9`);

/** Any invoice, credit note or further invoice of a German seller, with rates of 0, 7, 19 and 25.5 percent. */
export const someDocument: fc.Arbitrary<Invoice> = fc
  .record({
    place: fc.constantFrom(...places),
    kind: fc.constantFrom("invoice", "credit note", "further invoice"),
    names: fc.array(text, { minLength: 3, maxLength: 3 }),
    lines: fc.array(
      fc.record({
        what: text,
        quantity: fc.integer({ min: 1, max: 400 }),
        unitPaise: fc.integer({ min: 0, max: 200_000 }),
        percentOff: fc.integer({ min: 0, max: 60 }),
        basisPoints: fc.constantFrom(0, 700, 1_900, 2_550),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    shippingPaise: fc.integer({ min: 0, max: 9_999 }),
    paidShare: fc.constantFrom(0, 0.3, 1),
    paidBy: fc.constantFrom("", "stripe", "bank transfer", "cash", "other"),
    sentOn: fc.constantFrom(undefined, "2026-11-27"),
    reference: fc.constantFrom("", "04011000-12345-34"),
  })
  .map(({ place, kind, names: [seller = "", buyer = "", recipient = ""], ...made }) => {
    const amounts = invoiceAmounts(
      {
        orderNo: "KS-1",
        country: place.country,
        region: "",
        shippingPaise: made.shippingPaise,
        language: "en",
        lines: made.lines.map(({ unitPaise, quantity, percentOff, ...line }, index) => ({
          ...line,
          lineId: index + 1,
          quantity: kind === "invoice" ? quantity : index % 2 ? quantity : 0,
          totalPaise: unitPaise * quantity,
          discountPaise: Math.floor((unitPaise * quantity * percentOff) / 100),
          hsn: null,
        })),
      },
      someSeller(seller),
      { taxKind: place.isExport ? "export without VAT" : "VAT", placeOfSupply: "" },
    );
    const address = { lines: ["Torggata 2", "2nd floor"], city: "Town", postalCode: "01067", region: "" };
    return {
      ...amounts,
      sums: sumsOf(amounts.lines),
      kind: kind === "credit note" ? "credit note" : "invoice",
      ...(kind !== "invoice" && { corrects: { invoiceNo: "KS/2026/00001", issuedOn: "2026-10-01" } }),
      ...(kind === "credit note" && { reason: "Goods were returned." }),
      invoiceNo: "KS/2026/00002",
      issuedOn: "2026-11-28",
      placedOn: "2026-11-20",
      orderNo: "KS-1",
      seller: {
        name: seller,
        address: ["Ring 1"],
        gstin: undefined,
        email: "shop@example.com",
        vatNumber: "DE 111 111 111",
      },
      billTo: { name: buyer, lines: [], ...(place.vatNumber && { vatNumber: place.vatNumber }) },
      shipTo: { name: recipient, lines: [] },
      electronic: {
        seller: { ...address, countryCode: "DE", phone: "+49 351 1234567" },
        buyer: { ...address, countryCode: place.countryCode, email: "buyer@example.com" },
        delivery: { ...address, countryCode: place.countryCode },
        reference: made.reference,
        paidPaise: kind === "credit note" ? 0 : Math.floor(amounts.sums.paidPaise * made.paidShare),
        paidBy: made.paidBy,
        ...(made.sentOn && { sentOn: made.sentOn }),
      },
    } satisfies Invoice;
  });

const someSeller = (name: string) => ({
  name,
  address: ["Ring 1"],
  city: "Dresden",
  postalCode: "01067",
  phone: "+49 351 1234567",
  countryCode: "DE",
  gstin: undefined,
  vatNumber: "DE111111111",
  vatCountries: ["Germany"],
  email: "shop@example.com",
  basisPoints: 1_900,
  hsn: "",
});
