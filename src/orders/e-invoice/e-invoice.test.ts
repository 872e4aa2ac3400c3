import fc from "fast-check";
import { expect, it } from "vitest";
import { businessRules } from "../../../tests/support/e-invoice/business-rules.ts";
import { readCii, readUbl, type Terms } from "../../../tests/support/e-invoice/read-terms.ts";
import { someDocument } from "../../../tests/support/e-invoice/some-document.ts";
import { isRefusal } from "../../contract/errors.ts";
import type { Invoice } from "../../platform/db/stored-values.ts";
import { writeCii } from "./cii.ts";
import { type SemanticInvoice, semanticInvoice } from "./semantic-invoice.ts";
import { ublProfileOf, writeUbl } from "./ubl.ts";

const semantic = (invoice: Invoice): SemanticInvoice | undefined => {
  const made = semanticInvoice(invoice, "EUR");
  return isRefusal(made) ? undefined : made;
};
const broken = (terms: Terms) => businessRules.filter(({ holds }) => !holds(terms)).map(({ id }) => id);

it("follows the business rules of EN 16931 in UBL and in CII, whatever is invoiced", () => {
  fc.assert(
    fc.property(someDocument, (invoice) => {
      const made = semantic(invoice);
      fc.pre(made !== undefined);
      const ubl = readUbl(writeUbl(made));
      const cii = readCii(writeCii(made));
      expect(broken(ubl)).toEqual([]);
      expect(broken(cii)).toEqual([]);
      // Both say the same: only the specification and the address in a network are of the one.
      const same = ({ customization: _its, buyer, seller, ...terms }: Terms) => ({
        ...terms,
        parties: [buyer, seller].map(({ name, country, vatNumber }) => ({ name, country, vatNumber })),
      });
      expect(same(cii)).toEqual(same(ubl));
    }),
    { numRuns: 40 },
  );
});

const manyTerms = fc
  .sample(someDocument, { numRuns: 60, seed: 1 })
  .flatMap((invoice) => semantic(invoice) ?? [])
  .map((made) => readUbl(writeUbl(made)));

it.each(businessRules)("finds a fault against $id", ({ id, holds, plant }) => {
  const planted = manyTerms.map(plant).find((terms) => terms !== undefined);
  if (!planted) throw new Error(`No file has a place for a fault against ${id}`);
  expect(holds(planted)).toBe(false);
});

it("prints the amounts of the document, and names what was bought by pieces", () => {
  fc.assert(
    fc.property(someDocument, (invoice) => {
      const made = semantic(invoice);
      fc.pre(made !== undefined);
      const { lines, taxInclusive, tax } = readUbl(writeUbl(made));
      expect([taxInclusive, tax].map((amount) => Math.round(Number(amount) * 100))).toEqual([
        invoice.sums.paidPaise,
        invoice.sums.igstPaise,
      ]);
      expect(lines.map(({ quantity, unit }) => [Number(quantity), unit])).toEqual(
        invoice.lines.map(({ quantity, lineId }) =>
          lineId !== undefined && quantity > 0 ? [quantity, "H87"] : [1, "C62"],
        ),
      );
    }),
    { numRuns: 60 },
  );
});

const example = (change: (invoice: Invoice) => Invoice): Invoice => {
  const found = fc
    .sample(someDocument, { numRuns: 200, seed: 3 })
    .find(
      ({ kind, taxKind, corrects, electronic }) =>
        kind === "invoice" && taxKind === "VAT" && !corrects && electronic?.sentOn,
    );
  if (!found) throw new Error("No invoice with VAT among 200");
  return change(found);
};
const withBuyer = (countryCode: string, vatNumber: string) => (invoice: Invoice) => {
  const { vatNumber: _none, ...billTo } = invoice.billTo;
  const electronic = invoice.electronic && {
    ...invoice.electronic,
    buyer: { ...invoice.electronic.buyer, countryCode },
    delivery: { ...invoice.electronic.delivery, countryCode },
  };
  return {
    ...invoice,
    billTo: { ...billTo, ...(vatNumber && { vatNumber }) },
    ...(electronic && { electronic }),
  };
};

it.each([
  ["DE", "DE123456789", "XRechnung", "EM"],
  ["FR", "FR83404833048", "Peppol", "9957"],
  ["NO", "NO923609016MVA", "Peppol", "0192"],
  ["SE", "SE556036079301", "Peppol", "0007"],
  ["FR", "", "EN 16931", "EM"],
] as const)(
  "a buyer in %s with the VAT number '%s' gets %s, to an address of scheme %s",
  (country, vat, profile, scheme) => {
    const made = semantic(example(withBuyer(country, vat)));
    if (!made) throw new Error("It is no e-invoice");
    expect(ublProfileOf(made)).toBe(profile);
    expect(readUbl(writeUbl(made)).buyer.scheme).toBe(scheme);
  },
);

const withoutVat = (invoice: Invoice): Invoice => ({ ...invoice, taxKind: "export without VAT" });

it("is refused with what is missing", () => {
  const refusalOf = (invoice: Invoice) => {
    const made = semanticInvoice(invoice, "EUR");
    return isRefusal(made) ? made.detail : "";
  };
  expect(refusalOf(example(({ electronic: _none, ...old }) => old))).toMatch(/from before e-invoices/);
  expect(refusalOf(example((invoice) => ({ ...invoice, taxKind: "unregistered" })))).toMatch(
    /VAT number of the seller/,
  );
  expect(refusalOf(example(withBuyer("", "")))).toMatch(/one of them is not known/);
  expect(refusalOf(withoutVat(example(withBuyer("FR", ""))))).toMatch(/names the buyer's VAT number/);
  const early = withoutVat(example(withBuyer("FR", "FR83404833048")));
  const { sentOn: _sent, ...notSent } = early.electronic ?? {};
  expect(refusalOf({ ...early, electronic: notSent as NonNullable<Invoice["electronic"]> })).toMatch(
    /day of delivery/,
  );
});
