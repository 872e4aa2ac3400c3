import fc from "fast-check";
import { Value } from "typebox/value";
import { describe, expect, it } from "vitest";
import { Inv01 } from "../../../tests/support/e-invoice/inv-01.ts";
import { isRefusal } from "../../contract/errors.ts";
import type { Invoice } from "../../platform/db/stored-values.ts";
import { invoiceAmounts } from "../invoice/invoice.ts";
import { type IrpInvoice, irpInvoice } from "./irp.ts";

const place = {
  lines: ["12 MG Road"],
  city: "Pune",
  postalCode: "411001",
  region: "Maharashtra",
  countryCode: "IN",
};
const seller = {
  name: "Craftloom",
  address: ["12 MG Road"],
  city: "Pune",
  postalCode: "411001",
  phone: "",
  countryCode: "IN",
  gstin: "27AAPFU0939F1ZV",
  vatNumber: undefined,
  vatCountries: [],
  email: "",
  basisPoints: 1_800,
  hsn: "6109",
};

const document = fc
  .record({
    isCredit: fc.boolean(),
    taxKind: fc.constantFrom("inside the state" as const, "between states" as const),
    shippingPaise: fc.integer({ min: 0, max: 20_000 }),
    lines: fc.array(
      fc.record({
        what: fc.stringMatching(/^[A-Z][a-z "/]{3,20}$/),
        quantity: fc.integer({ min: 1, max: 500 }),
        unitPaise: fc.integer({ min: 1, max: 90_000 }),
        basisPoints: fc.constantFrom(0, 500, 1_200, 1_800),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  })
  .map(({ isCredit, taxKind, lines, shippingPaise }): Invoice => {
    const isInside = taxKind === "inside the state";
    const amounts = invoiceAmounts(
      {
        orderNo: "KS-1",
        country: "India",
        region: "Maharashtra",
        language: "en",
        shippingPaise,
        lines: lines.map(({ unitPaise, ...line }, index) => ({
          ...line,
          lineId: index + 1,
          totalPaise: unitPaise * line.quantity,
          discountPaise: 0,
          hsn: null,
        })),
      },
      seller,
      { taxKind, placeOfSupply: isInside ? "Maharashtra (27)" : "Karnataka (29)" },
    );
    return {
      ...amounts,
      kind: isCredit ? "credit note" : "invoice",
      invoiceNo: isCredit ? "KS/26-27/C0001" : "KS/26-27/00002",
      ...(isCredit && { corrects: { invoiceNo: "KS/26-27/00001", issuedOn: "2026-10-01" } }),
      issuedOn: "2026-11-28",
      placedOn: "2026-11-20",
      orderNo: "KS-1",
      seller: { name: seller.name, address: seller.address, gstin: seller.gstin, email: "" },
      billTo: {
        name: "Beanworks",
        lines: ["4 Residency Road", "Bengaluru 560 025"],
        gstin: "29AAACB1234C1ZX",
      },
      shipTo: { name: "Asha", lines: [] },
      electronic: {
        seller: { ...place, phone: "" },
        buyer: {
          ...place,
          lines: ["4 Residency Road", "Bengaluru 560 025"],
          city: "",
          postalCode: "",
          email: "a@b.example",
        },
        delivery: place,
        reference: "",
        paidPaise: 0,
        paidBy: "",
      },
    };
  });

const made = (invoice: Invoice): IrpInvoice => {
  const irp = irpInvoice(invoice);
  if (isRefusal(irp)) throw new Error(irp.detail);
  return irp;
};
const paise = (rupees: number) => Math.round(rupees * 100);
const [example] = fc.sample(document, { numRuns: 1, seed: 5 });
if (!example) throw new Error("No document");

describe("the file for India's invoice registration portal", () => {
  it("has the fields of INV-01, and adds up to the invoice", () => {
    fc.assert(
      fc.property(document, (invoice) => {
        const irp = made(invoice);
        expect([...Value.Errors(Inv01, irp)]).toEqual([]);
        // Rupees have two decimals, the price of a piece three.
        expect(JSON.stringify(irp)).not.toMatch(/\.\d{4}/);
        const { AssVal, CgstVal, SgstVal, IgstVal, TotInvVal } = irp.ValDtls;
        expect(paise(AssVal) + paise(CgstVal) + paise(SgstVal) + paise(IgstVal)).toBe(paise(TotInvVal));
        const sum = (key: "AssAmt" | "TotItemVal") =>
          irp.ItemList.reduce((all, item) => all + paise(item[key]), 0);
        expect([sum("AssAmt"), sum("TotItemVal")]).toEqual([paise(AssVal), invoice.sums.paidPaise]);
      }),
    );
  });

  it("takes town and PIN code out of an office's address", () => {
    expect(made(example).BuyerDtls).toMatchObject({ Loc: "Bengaluru", Pin: 560_025, Stcd: "29" });
  });

  it.each([
    ["DocDtls", { Typ: "INV", No: "0KS/1", Dt: "28/11/2026" }],
    ["DocDtls", { Typ: "INV", No: "KS/1", Dt: "2026-11-28" }],
    ["ItemList", []],
    ["Version", "1.03"],
  ])("a wrong %s is found", (field, value) => {
    expect(Value.Check(Inv01, { ...made(example), [field]: value })).toBe(false);
  });

  it("is refused with what is missing", () => {
    const refusalOf = (invoice: Invoice) => {
      const irp = irpInvoice(invoice);
      return isRefusal(irp) ? irp.detail : "";
    };
    const { gstin: _none, ...person } = example.billTo;
    expect(refusalOf({ ...example, billTo: person })).toMatch(/GSTIN of who is billed/);
    expect(refusalOf({ ...example, taxKind: "export" })).toMatch(/an export/);
    const { electronic, ...old } = example;
    expect(refusalOf(old)).toMatch(/from before e-invoices/);
    if (!electronic) throw new Error("It has no parts");
    const nowhere = { ...electronic, seller: { ...electronic.seller, postalCode: "" } };
    expect(refusalOf({ ...example, electronic: nowhere })).toMatch(/seller's postcode/);
    const noHsn = example.lines.map((line) => ({ ...line, hsn: "" }));
    expect(refusalOf({ ...example, lines: noHsn })).toMatch(/HSN code/);
  });
});
