import { type Refusal, refuse } from "../../contract/errors.ts";
import type { AddressParts, Invoice, InvoiceLine } from "../../platform/db/stored-values.ts";
import { inLanguage } from "../../platform/language/in-language.ts";
import { t } from "../../platform/language/t.ts";
import { unitPrice } from "../../platform/money/unit-price.ts";
import { plainVatNumber } from "../../platform/vat-number/vat-number.ts";
import { isInUnion } from "./european-union.ts";

/** The kinds of VAT that the store has, by UNCL 5305: standard, zero rate, within the Union, export. */
export type VatCategory = "S" | "Z" | "K" | "G";

export interface SemanticParty {
  readonly name: string;
  readonly address: AddressParts;
  /** Empty: none is known. */
  readonly vatNumber: string;
  readonly email: string;
  readonly phone: string;
}

export interface SemanticLine {
  /** Counts from 1. */
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  /** By UN/ECE Recommendation 20: a piece, or one of anything. */
  readonly unit: "H87" | "C62";
  /** Without VAT, as a decimal number with as many digits as it needs. */
  readonly price: string;
  readonly netPaise: number;
  readonly category: VatCategory;
  readonly basisPoints: number;
}

export interface SemanticTax {
  readonly category: VatCategory;
  readonly basisPoints: number;
  readonly taxablePaise: number;
  readonly taxPaise: number;
  /** A code of the VATEX list; not set: VAT is charged. */
  readonly exemption?: string;
}

/** An invoice by the terms of EN 16931, which UBL and CII write in two ways. Amounts in hundredths of `currency`. */
export interface SemanticInvoice {
  /** By UNCL 1001: invoice or credit note. */
  readonly typeCode: "380" | "381";
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly issuedOn: string;
  readonly currency: string;
  readonly note: string;
  readonly buyerReference: string;
  readonly orderNo: string;
  readonly preceding: { readonly invoiceNo: string; readonly issuedOn: string } | undefined;
  readonly seller: SemanticParty;
  readonly buyer: SemanticParty;
  readonly delivery: { readonly name: string; readonly address: AddressParts; readonly day: string };
  /** By UNCL 4461. */
  readonly paymentCode: string;
  /** Empty: nothing is due. */
  readonly terms: string;
  readonly lines: readonly SemanticLine[];
  readonly taxes: readonly SemanticTax[];
  readonly sums: {
    readonly netPaise: number;
    readonly taxPaise: number;
    readonly grossPaise: number;
    readonly paidPaise: number;
    readonly duePaise: number;
  };
}

/** By UNCL 4461: an online payment service, to a bank account, in cash; anything else is not defined. */
const paymentCodes: Readonly<Record<string, string>> = {
  stripe: "68",
  razorpay: "68",
  "payment link": "68",
  "bank transfer": "42",
  UPI: "42",
  cash: "10",
};

/**
 * An invoice or credit note with VAT, or exported without, as EN 16931 has it. Every amount is the one that is printed. Refuses
 * state_conflict with what is missing.
 */
export function semanticInvoice(
  invoice: Invoice,
  currency: string,
): SemanticInvoice | Refusal<"state_conflict"> {
  const { electronic, seller, billTo, shipTo, taxKind } = invoice;
  if (taxKind !== "VAT" && taxKind !== "export without VAT")
    return refuse("state_conflict", "Only a document with a VAT number of the seller is an e-invoice.");
  if (!electronic || !seller.vatNumber)
    return refuse("state_conflict", "This document is from before e-invoices: it exists as a PDF only.");
  const buyerVat = plainVatNumber(billTo.vatNumber ?? "");
  const countries = [
    electronic.seller.countryCode,
    electronic.buyer.countryCode,
    electronic.delivery.countryCode,
  ];
  if (countries.includes(""))
    return refuse(
      "state_conflict",
      "An e-invoice names the countries of seller, buyer and delivery, and one of them is not known: see Settings, Company, and the order's addresses.",
    );
  const [from = "", , to = ""] = countries;
  const isWithinUnion = taxKind !== "VAT" && isInUnion(from) && isInUnion(to);
  if (isWithinUnion && !buyerVat)
    return refuse(
      "state_conflict",
      "Within the European Union an invoice without VAT names the buyer's VAT number, and this one has none.",
    );
  if (isWithinUnion && !electronic.sentOn)
    return refuse(
      "state_conflict",
      "Within the European Union an e-invoice without VAT names the day of delivery: it exists for invoices that are issued once the goods have left.",
    );
  const categoryOf = (basisPoints: number): VatCategory => {
    if (taxKind === "VAT") return basisPoints > 0 ? "S" : "Z";
    return isWithinUnion ? "K" : "G";
  };
  const rateOf = (line: InvoiceLine) => (taxKind === "VAT" ? line.basisPoints : 0);
  const lines = invoice.lines.map((line, index) =>
    semanticLine(line, index, rateOf(line), categoryOf(rateOf(line))),
  );
  const { sums } = invoice;
  const paidPaise = Math.min(electronic.paidPaise, sums.paidPaise);
  const duePaise = sums.paidPaise - paidPaise;
  const isCredit = invoice.kind === "credit note";
  return {
    typeCode: isCredit ? "381" : "380",
    number: invoice.invoiceNo,
    issuedOn: invoice.issuedOn,
    currency,
    note: invoice.reason ?? "",
    buyerReference: electronic.reference || invoice.orderNo,
    orderNo: invoice.orderNo,
    preceding: invoice.corrects,
    seller: {
      name: seller.name,
      address: electronic.seller,
      vatNumber: plainVatNumber(seller.vatNumber),
      email: seller.email,
      phone: electronic.seller.phone,
    },
    buyer: {
      name: billTo.name,
      address: electronic.buyer,
      vatNumber: buyerVat,
      email: electronic.buyer.email,
      phone: "",
    },
    delivery: { name: shipTo.name, address: electronic.delivery, day: electronic.sentOn ?? "" },
    paymentCode: paymentCodes[electronic.paidBy] ?? "1",
    terms:
      duePaise > 0 && !isCredit
        ? inLanguage(invoice.language ?? "en", () => t("Payable at once, without deduction."))
        : "",
    lines,
    taxes: taxesOf(invoice.lines, rateOf, categoryOf),
    sums: {
      netPaise: sums.taxablePaise,
      taxPaise: sums.igstPaise,
      grossPaise: sums.paidPaise,
      paidPaise,
      duePaise,
    },
  };
}

/** Shipping, and an amount that is not the price of whole pieces, is one of it. */
function semanticLine(
  { lineId, what, quantity, taxablePaise }: InvoiceLine,
  index: number,
  basisPoints: number,
  category: VatCategory,
): SemanticLine {
  const isPieces = lineId !== undefined && quantity > 0;
  const count = isPieces ? quantity : 1;
  return {
    id: index + 1,
    name: what,
    quantity: count,
    unit: isPieces ? "H87" : "C62",
    price: unitPrice(taxablePaise, count),
    netPaise: taxablePaise,
    category,
    basisPoints,
  };
}

/** One for each rate, with what the lines of that rate add up to. */
const taxesOf = (
  lines: readonly InvoiceLine[],
  rateOf: (line: InvoiceLine) => number,
  categoryOf: (basisPoints: number) => VatCategory,
): SemanticTax[] =>
  [...Map.groupBy(lines, rateOf)].map(([basisPoints, ofRate]) => {
    const category = categoryOf(basisPoints);
    return {
      category,
      basisPoints,
      taxablePaise: ofRate.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0),
      taxPaise: ofRate.reduce((sum, { igstPaise }) => sum + igstPaise, 0),
      ...(category === "K" && { exemption: "VATEX-EU-IC" }),
      ...(category === "G" && { exemption: "VATEX-EU-G" }),
    };
  });
