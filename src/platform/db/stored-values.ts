/**
 * The forms of JSON columns, for the row types of tables.ts. The rules about them are in the subjects that own the tables.
 */
import type { ProductImportDetail } from "../../contract/admin/product-imports.ts";
import type { ProductInput } from "../../contract/admin/products.ts";
import type { CategoryId, VariantId } from "../../contract/ids.ts";
import type { Language } from "../language/language.ts";

/** From so many units of a product on, all its variants and sizes together, one unit costs this at most. */
export interface VolumePrice {
  readonly fromQuantity: number;
  readonly unitPaise: number;
}

/** A line of a quote, with names as its customer reads them. Prices are those of one piece. */
export interface QuotedLine {
  /** Null: goods that are not in the catalogue, which `name` says. */
  readonly variantId: VariantId | null;
  readonly size: string;
  readonly name: string;
  readonly colour: string;
  readonly quantity: number;
  readonly unitPaise: number;
  /** What the shop asked for so many pieces when the line was saved. */
  readonly shopPaise: number;
  /** Of the tax that the price includes. */
  readonly basisPoints: number;
  /** Why it is another price than the shop's, for staff. */
  readonly reason?: string;
  readonly other?: CustomProduct;
}

/** What an order has to know of goods that are not in the catalogue. */
export interface CustomProduct {
  /** Null: the store's own rate. */
  readonly gstBasisPoints: number | null;
  /** Of one piece, packed. */
  readonly weightGrams: number;
}

/** What was found in the file of an import, for display. */
export type ImportDescription = Omit<ProductImportDetail, "run" | "lines" | "left">;

/** A line of the file in the form of a JSON column. */
export interface StoredLine {
  readonly line: number;
  readonly cells: readonly (readonly [heading: string, cell: string])[];
}

/** A product as it was before or after an import. Prices are in paise, weights in grams; a stock of null is not counted. */
export interface StoredProduct
  extends Omit<ProductInput, "variants" | "categoryId" | "packageWeight" | "specification"> {
  readonly id: number | null;
  readonly version: number;
  readonly isPublished: boolean;
  readonly isSwagItem: boolean;
  readonly categoryId: CategoryId | null;
  readonly packageWeight: number | null;
  readonly specification: readonly { readonly name: string; readonly value: string }[];
  readonly variants: readonly StoredVariant[];
}

interface StoredVariant
  extends Omit<ProductInput["variants"][number], "id" | "webPrice" | "sellingPrice" | "skuCodes"> {
  readonly id: number | null;
  readonly webPaise: number | null;
  readonly sellingPaise: number | null;
  readonly stock: number | null;
  readonly sizeStock: readonly (readonly [size: string, stock: number])[];
  readonly skuCodes: readonly {
    readonly size: string;
    readonly skuCode: string;
    readonly gtin: string;
    /** Undefined: stored before there were bins. */
    readonly bin?: string;
  }[];
  readonly imageUrls: readonly string[];
}

/** The cells of a line of a closed month, by the names of its file's columns; dates are texts. */
export type ClosedLine = Readonly<Record<string, string | number | null>>;

export interface BookFault {
  /** What it is about: an order number, a SKU, a coupon. */
  readonly subject: string;
  /** What disagrees, with both figures, in words for staff. */
  readonly fault: string;
}

export interface BrokenRule {
  readonly rule: string;
  /** How many things break it. */
  readonly count: number;
  /** The first 20 of them. */
  readonly examples: readonly BookFault[];
}

/**
 * The kind of tax on an invoice. There is none when the seller is not registered, or the goods go where the seller's tax ends:
 * `export` from India, `export without VAT` elsewhere. In India it depends on the state that is billed; elsewhere it is VAT.
 */
export type TaxKind =
  | "unregistered"
  | "export"
  | "export without VAT"
  | "inside the state"
  | "between states"
  | "VAT";

export interface Addressee {
  readonly name: string;
  readonly lines: readonly string[];
  /** Not set when no GSTIN is known. */
  readonly gstin?: string;
  /** Not set when no VAT number is known. */
  readonly vatNumber?: string;
}

/** A postal address by its parts, as an e-invoice has it. */
export interface AddressParts {
  /** Street, house, building. */
  readonly lines: readonly string[];
  readonly city: string;
  readonly postalCode: string;
  readonly region: string;
  /** Of ISO 3166-1; empty: the store does not know the country. */
  readonly countryCode: string;
}

/** What an e-invoice says and the printed document does not, as it was when the document was issued. */
export interface ElectronicParts {
  readonly seller: AddressParts & { readonly phone: string };
  readonly buyer: AddressParts & { readonly email: string };
  readonly delivery: AddressParts;
  /** The buyer's own reference, such as a Leitweg-ID; empty: none. */
  readonly reference: string;
  /** What of the document was paid by then. */
  readonly paidPaise: number;
  /** The method of the last payment; empty: there was none. */
  readonly paidBy: string;
  /** When the goods left, YYYY-MM-DD; not set: they had not. */
  readonly sentOn?: string;
}

export interface InvoiceLine {
  /** The line item; not set for shipping, and on invoices from before parcels. */
  readonly lineId?: number;
  readonly what: string;
  readonly hsn: string;
  readonly quantity: number;
  readonly discountPaise: number;
  readonly basisPoints: number;
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly paidPaise: number;
}

export interface InvoiceAmounts {
  readonly taxKind: TaxKind;
  /** As it is printed: 'Maharashtra (27)'. Empty without tax. */
  readonly placeOfSupply: string;
  readonly lines: readonly InvoiceLine[];
  readonly sums: Omit<InvoiceLine, "lineId" | "what" | "hsn" | "quantity" | "basisPoints">;
}

/** Everything that an invoice prints. It is stored with its number, so that it always prints the same. */
export interface Invoice extends InvoiceAmounts {
  /** Not set on invoices from before credit notes. */
  readonly kind?: "invoice" | "credit note";
  /** The language that it prints in. Not set: English. */
  readonly language?: Language;
  /** Of a credit note: the invoice that it takes from. Of an invoice of what was credited: the one that it adds to. */
  readonly corrects?: { readonly invoiceNo: string; readonly issuedOn: string };
  readonly invoiceNo: string;
  /** Days of the store's calendar, YYYY-MM-DD. */
  readonly issuedOn: string;
  readonly placedOn: string;
  readonly orderNo: string;
  readonly seller: {
    readonly name: string;
    readonly address: readonly string[];
    /** Of India's GST. The first two digits are the state. */
    readonly gstin: string | undefined;
    readonly email: string;
    readonly vatNumber?: string;
  };
  readonly billTo: Addressee;
  readonly shipTo: Addressee;
  /** Of a credit note, in its language: why. */
  readonly reason?: string;
  /** Not set on documents from before e-invoices. */
  readonly electronic?: ElectronicParts;
}

/** A dispute as a payment provider reported it, kept until its payment is known. */
export interface DisputeEvent {
  readonly kind: "dispute";
  /** The provider's id of the dispute. */
  readonly ref: string;
  readonly paidRef: string;
  readonly state: "open" | "won" | "lost";
  readonly reason: string;
  readonly amountMinor: number;
  readonly currencyCode: string;
}
