import { type Refusal, refuse } from "../../contract/errors.ts";
import type { AddressParts, Invoice, InvoiceLine } from "../../platform/db/stored-values.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { roundedUnitPrice } from "../../platform/money/unit-price.ts";

/** DD/MM/YYYY. */
const indianDay = (isoDay: string): string => isoDay.split("-").reverse().join("/");

/** The portal takes 3 to 100 letters of an address. */
const MAX_ADDRESS = 100;

/**
 * A tax invoice or credit note between two companies in India, as the invoice registration portal takes it: form INV-01, version
 * 1.1. Amounts in rupees. Refuses state_conflict with what is missing.
 */
export function irpInvoice(invoice: Invoice) {
  const { seller, billTo, electronic, taxKind, sums, corrects } = invoice;
  if (taxKind !== "inside the state" && taxKind !== "between states")
    return refuse("state_conflict", "The portal registers invoices inside India: this one is an export.");
  if (!seller.gstin || !billTo.gstin)
    return refuse(
      "state_conflict",
      "The portal registers invoices to companies: write down the GSTIN of who is billed before the invoice is issued.",
    );
  if (!electronic)
    return refuse("state_conflict", "This document is from before e-invoices: it exists as a PDF only.");
  const from = placeOf(electronic.seller, seller.address);
  const to = placeOf(electronic.buyer, billTo.lines);
  if (!from)
    return refuse(
      "state_conflict",
      "The portal needs the seller's postcode and town: Settings, Invoices. New invoices then have them.",
    );
  if (!to) return refuse("state_conflict", "The portal needs the postcode and the town of who is billed.");
  if (invoice.lines.some(({ hsn }) => hsn === ""))
    return refuse(
      "state_conflict",
      "The portal needs an HSN code of every product: on the product, or in Settings, Invoices.",
    );
  const isCredit = invoice.kind === "credit note";
  return {
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: "B2B", RegRev: "N", IgstOnIntra: "N" },
    DocDtls: { Typ: isCredit ? "CRN" : "INV", No: invoice.invoiceNo, Dt: indianDay(invoice.issuedOn) },
    SellerDtls: partyOf(seller.gstin, seller.name, from),
    BuyerDtls: {
      ...partyOf(billTo.gstin, billTo.name, to),
      Pos: /\((\d{2})\)$/.exec(invoice.placeOfSupply)?.[1] ?? billTo.gstin.slice(0, 2),
    },
    ItemList: invoice.lines.map(item),
    ValDtls: {
      AssVal: paiseToRupees(sums.taxablePaise),
      CgstVal: paiseToRupees(sums.cgstPaise),
      SgstVal: paiseToRupees(sums.sgstPaise),
      IgstVal: paiseToRupees(sums.igstPaise),
      Discount: 0,
      OthChrg: 0,
      RndOffAmt: 0,
      TotInvVal: paiseToRupees(sums.paidPaise),
    },
    ...(corrects && {
      RefDtls: { PrecDocDtls: [{ InvNo: corrects.invoiceNo, InvDt: indianDay(corrects.issuedOn) }] },
    }),
  };
}
export type IrpInvoice = Exclude<ReturnType<typeof irpInvoice>, Refusal>;

interface Place {
  readonly address: string;
  readonly town: string;
  readonly pin: number;
}

/** An office's address is one text: its PIN code is the six digits in it, and what stands before them is the town. */
function placeOf({ lines, city, postalCode }: AddressParts, printed: readonly string[]): Place | undefined {
  const inText = /([^,\n]*?)[\s-]*\b([1-9]\d{2} ?\d{3})\b/.exec(printed.join("\n"));
  const pin = Number((postalCode || inText?.[2] || "").replaceAll(" ", ""));
  const town = (city || inText?.[1] || "").trim();
  const address = lines.join(", ").slice(0, MAX_ADDRESS);
  return pin >= 100_000 && pin <= 999_999 && town.length >= 3 && address
    ? { address, town: town.slice(0, 50), pin }
    : undefined;
}

/** The first two digits of a GSTIN are the state. */
const partyOf = (gstin: string, name: string, { address, town, pin }: Place) => ({
  Gstin: gstin,
  LglNm: name.slice(0, 100),
  Addr1: address,
  Loc: town,
  Pin: pin,
  Stcd: gstin.slice(0, 2),
});

/** HSN codes that begin with 99 are services. What is not the price of whole pieces is one of it. */
function item(line: InvoiceLine, index: number) {
  const isPieces = line.lineId !== undefined && line.quantity > 0;
  const quantity = isPieces ? line.quantity : 1;
  return {
    SlNo: String(index + 1),
    PrdDesc: line.what.slice(0, 300),
    IsServc: line.hsn.startsWith("99") ? "Y" : "N",
    HsnCd: line.hsn,
    Qty: quantity,
    Unit: isPieces ? "PCS" : "OTH",
    UnitPrice: Number(roundedUnitPrice(line.taxablePaise, quantity, 3)),
    TotAmt: paiseToRupees(line.taxablePaise),
    Discount: 0,
    AssAmt: paiseToRupees(line.taxablePaise),
    GstRt: line.basisPoints / 100,
    IgstAmt: paiseToRupees(line.igstPaise),
    CgstAmt: paiseToRupees(line.cgstPaise),
    SgstAmt: paiseToRupees(line.sgstPaise),
    TotItemVal: paiseToRupees(line.paidPaise),
  };
}
