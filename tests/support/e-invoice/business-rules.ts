import type { LineTerms, TaxTerms, Terms } from "./read-terms.ts";

/** A business rule of EN 16931 (or of Peppol BIS Billing 3), with a fault that it must find. */
export interface BusinessRule {
  readonly id: string;
  readonly holds: (terms: Terms) => boolean;
  /** Makes a file that is right break the rule; undefined: this file has no place for the fault. */
  readonly plant: (terms: Terms) => Terms | undefined;
}

const cents = (decimal: string): number => Math.round(Number(decimal || "0") * 100);
const sumOf = <T>(rows: readonly T[], amount: (row: T) => string): number =>
  rows.reduce((sum, row) => sum + cents(amount(row)), 0);
const keyOf = ({ category, percent }: LineTerms | TaxTerms): string => `${category} ${percent}`;

/** A term that must be there. */
const mandatory = (id: string, key: keyof Terms & string): BusinessRule => ({
  id,
  holds: (terms) => terms[key] !== "",
  plant: (terms) => ({ ...terms, [key]: "" }),
});

const partyHas = (id: string, whose: "buyer" | "seller", key: keyof Terms["buyer"]): BusinessRule => ({
  id,
  holds: (terms) => terms[whose][key] !== "",
  plant: (terms) => ({ ...terms, [whose]: { ...terms[whose], [key]: "" } }),
});

const everyLine = (id: string, key: keyof LineTerms): BusinessRule => ({
  id,
  holds: ({ lines }) => lines.every((line) => line[key] !== ""),
  plant: ({ lines: [first, ...rest], ...terms }) =>
    first && { ...terms, lines: [{ ...first, [key]: "" }, ...rest] },
});

const more = (amount: string): string => ((cents(amount) + 1) / 100).toFixed(2);
const withTax = (terms: Terms, change: (tax: TaxTerms) => TaxTerms): Terms | undefined => {
  const [first, ...rest] = terms.taxes;
  return first && { ...terms, taxes: [change(first), ...rest] };
};
const hasCategory = ({ taxes }: Terms, category: string) => taxes.some((tax) => tax.category === category);

export const businessRules: readonly BusinessRule[] = [
  mandatory("BR-01", "customization"),
  mandatory("BR-02", "number"),
  mandatory("BR-03", "issuedOn"),
  mandatory("BR-04", "typeCode"),
  mandatory("BR-05", "currency"),
  partyHas("BR-06", "seller", "name"),
  partyHas("BR-07", "buyer", "name"),
  partyHas("BR-09", "seller", "country"),
  partyHas("BR-11", "buyer", "country"),
  partyHas("BR-CO-26", "seller", "vatNumber"),
  partyHas("PEPPOL-EN16931-R020", "seller", "endpoint"),
  partyHas("PEPPOL-EN16931-R010", "buyer", "endpoint"),
  mandatory("BR-12", "lineTotal"),
  mandatory("BR-13", "taxExclusive"),
  mandatory("BR-14", "taxInclusive"),
  mandatory("BR-15", "due"),
  {
    id: "BR-16",
    holds: ({ lines }) => lines.length > 0,
    plant: (terms) => ({ ...terms, lines: [] }),
  },
  everyLine("BR-21", "id"),
  everyLine("BR-22", "quantity"),
  everyLine("BR-23", "unit"),
  everyLine("BR-24", "net"),
  everyLine("BR-25", "name"),
  everyLine("BR-26", "price"),
  everyLine("BR-CO-04", "category"),
  {
    id: "BR-27",
    holds: ({ lines }) => lines.every(({ price }) => Number(price) >= 0),
    plant: ({ lines: [first, ...rest], ...terms }) =>
      first && { ...terms, lines: [{ ...first, price: "-1" }, ...rest] },
  },
  mandatory("BR-49", "paymentCode"),
  mandatory("BR-57", "deliveryCountry"),
  {
    id: "BR-55",
    holds: ({ typeCode, preceding }) => typeCode !== "381" || preceding !== "",
    plant: (terms) => (terms.typeCode === "381" ? { ...terms, preceding: "" } : undefined),
  },
  {
    id: "BR-CO-09",
    holds: ({ seller, buyer }) =>
      [seller, buyer].every(({ vatNumber }) => vatNumber === "" || /^[A-Z]{2}[A-Z0-9]+$/.test(vatNumber)),
    plant: (terms) => ({ ...terms, seller: { ...terms.seller, vatNumber: "123 456" } }),
  },
  {
    id: "BR-CO-10",
    holds: ({ lines, lineTotal }) => sumOf(lines, ({ net }) => net) === cents(lineTotal),
    plant: (terms) => ({ ...terms, lineTotal: more(terms.lineTotal) }),
  },
  {
    id: "BR-CO-13",
    holds: ({ lineTotal, taxExclusive }) => cents(lineTotal) === cents(taxExclusive),
    plant: (terms) => ({ ...terms, taxExclusive: more(terms.taxExclusive) }),
  },
  {
    id: "BR-CO-14",
    holds: ({ taxes, tax }) => sumOf(taxes, (each) => each.tax) === cents(tax),
    plant: (terms) => ({ ...terms, tax: more(terms.tax) }),
  },
  {
    id: "BR-CO-15",
    holds: ({ taxExclusive, tax, taxInclusive }) => cents(taxExclusive) + cents(tax) === cents(taxInclusive),
    plant: (terms) => ({ ...terms, taxInclusive: more(terms.taxInclusive) }),
  },
  {
    id: "BR-CO-16",
    holds: ({ taxInclusive, paid, due }) => cents(taxInclusive) - cents(paid) === cents(due),
    plant: (terms) => ({ ...terms, paid: more(terms.paid) }),
  },
  {
    // The rule itself allows a whole unit of the currency; half a cent a line is what rounding line by line can make.
    id: "BR-CO-17",
    holds: ({ taxes, lines }) =>
      taxes.every(
        ({ taxable, tax, percent }) =>
          Math.abs((cents(taxable) * Number(percent)) / 100 - cents(tax)) <= Math.min(100, lines.length + 1),
      ),
    plant: (terms) => withTax(terms, (tax) => ({ ...tax, tax: `${Number(tax.tax) + 2}` })),
  },
  {
    id: "BR-CO-18",
    holds: ({ taxes }) => taxes.length > 0,
    plant: (terms) => ({ ...terms, taxes: [] }),
  },
  {
    id: "BR-CO-25",
    holds: ({ typeCode, due, terms }) => typeCode === "381" || cents(due) <= 0 || terms !== "",
    plant: (terms) => (terms.terms ? { ...terms, terms: "" } : undefined),
  },
  {
    id: "BR-S-01, BR-Z-01, BR-IC-01, BR-G-01",
    holds: ({ lines, taxes }) => lines.every((line) => taxes.some((tax) => keyOf(tax) === keyOf(line))),
    plant: (terms) => withTax(terms, (tax) => ({ ...tax, category: "E" })),
  },
  {
    id: "BR-S-08, BR-Z-08, BR-IC-08, BR-G-08",
    holds: ({ lines, taxes }) =>
      taxes.every(
        (tax) =>
          sumOf(
            lines.filter((line) => keyOf(line) === keyOf(tax)),
            ({ net }) => net,
          ) === cents(tax.taxable),
      ),
    plant: (terms) => withTax(terms, (tax) => ({ ...tax, taxable: more(tax.taxable) })),
  },
  {
    id: "BR-S-05",
    holds: ({ lines }) => lines.every(({ category, percent }) => (category === "S") === Number(percent) > 0),
    plant: ({ lines: [first, ...rest], ...terms }) =>
      first && { ...terms, lines: [{ ...first, percent: first.category === "S" ? "0" : "19" }, ...rest] },
  },
  {
    id: "BR-IC-10, BR-G-10",
    holds: ({ taxes }) =>
      taxes.every(({ category, exemption }) => (exemption !== "") === (category === "K" || category === "G")),
    plant: (terms) => withTax(terms, (tax) => ({ ...tax, exemption: tax.exemption ? "" : "VATEX-EU-G" })),
  },
  {
    id: "BR-IC-02",
    holds: (terms) => !hasCategory(terms, "K") || terms.buyer.vatNumber !== "",
    plant: (terms) =>
      hasCategory(terms, "K") ? { ...terms, buyer: { ...terms.buyer, vatNumber: "" } } : undefined,
  },
  {
    id: "BR-IC-11",
    holds: (terms) => !hasCategory(terms, "K") || terms.deliveredOn !== "",
    plant: (terms) => (hasCategory(terms, "K") ? { ...terms, deliveredOn: "" } : undefined),
  },
  {
    id: "BR-DEC-23",
    holds: ({ lines }) => lines.every(({ net }) => /^-?\d+(\.\d{1,2})?$/.test(net)),
    plant: ({ lines: [first, ...rest], ...terms }) =>
      first && { ...terms, lines: [{ ...first, net: `${first.net}1` }, ...rest] },
  },
  {
    id: "PEPPOL-EN16931-R120",
    holds: ({ lines }) =>
      lines.every(
        ({ quantity, price, net }) => Math.abs(Number(quantity) * Number(price) - Number(net)) < 0.01,
      ),
    plant: ({ lines: [first, ...rest], ...terms }) =>
      first && { ...terms, lines: [{ ...first, price: `${Number(first.price) + 1}` }, ...rest] },
  },
];
