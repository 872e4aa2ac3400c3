import type { Accounts } from "../../contract/admin/accounts.ts";
import { isTaxed } from "../../orders/invoice/tax.ts";
import type { Invoice, InvoiceLine } from "../../platform/db/stored-values.ts";
import type { MovementRow } from "./month.store.ts";

/** One line of a double entry. Of `debitPaise` and `creditPaise` one is 0, and neither is below it. */
export interface JournalLine {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** What belongs together: the number of a document, or an order with the entry of its ledger. */
  readonly voucher: string;
  readonly account: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  /** `GST18`, `VAT25`, `EXPORT`; empty: the line has none. */
  readonly taxCode: string;
  readonly text: string;
}

type Part = Pick<JournalLine, "account" | "taxCode"> & { readonly paise: number };

const sumOf = (lines: readonly InvoiceLine[], key: keyof InvoiceLine & `${string}Paise`): number =>
  lines.reduce((all, line) => all + line[key], 0);

/** An invoice leaves no line item for shipping. */
const isShipping = ({ lineId, hsn }: InvoiceLine): boolean => lineId === undefined && hsn === "9968";

/**
 * The lines of a document, which balance: what the customer owes, against sales, shipping and tax by rate. A credit note has them
 * the other way round.
 */
export function journalOfDocument(document: Invoice, accounts: Accounts): JournalLine[] {
  const { taxKind, kind, invoiceNo, issuedOn, orderNo } = document;
  const parts = [...Map.groupBy(document.lines, ({ basisPoints }) => basisPoints)].flatMap(
    ([basisPoints, lines]): Part[] => {
      const taxCode = taxCodeOf(taxKind, basisPoints);
      const products = lines.filter((line) => !isShipping(line));
      const shipping = lines.filter(isShipping);
      return [
        { account: accounts.sales, taxCode, paise: sumOf(products, "taxablePaise") },
        { account: accounts.shipping, taxCode, paise: sumOf(shipping, "taxablePaise") },
        { account: accounts.cgst, taxCode, paise: sumOf(lines, "cgstPaise") },
        { account: accounts.sgst, taxCode, paise: sumOf(lines, "sgstPaise") },
        { account: accounts.tax, taxCode, paise: sumOf(lines, "igstPaise") },
      ];
    },
  );
  const total = parts.reduce((all, { paise }) => all + paise, 0);
  const sign = kind === "credit note" ? -1 : 1;
  const text = `${kind === "credit note" ? "Credit note" : "Invoice"} of ${orderNo}`;
  const voucher = { day: issuedOn, voucher: invoiceNo, text };
  return [
    { account: accounts.customers, taxCode: "", paise: sign * total },
    ...parts.map((part) => ({ ...part, paise: -sign * part.paise })),
  ].flatMap((part) => journalLine(voucher, part));
}

function taxCodeOf(taxKind: Invoice["taxKind"], basisPoints: number): string {
  if (taxKind === "unregistered") return "";
  if (!isTaxed(taxKind)) return "EXPORT";
  return `${taxKind === "VAT" ? "VAT" : "GST"}${basisPoints / 100}`;
}

/** The two lines of money that moved; none of an entry that moved nothing. */
export function journalOfMovement(
  movement: Pick<
    MovementRow,
    "kind" | "ledger_entry_id" | "method" | "moved_paise" | "order_no" | "reference"
  >,
  day: string,
  accounts: Accounts,
): JournalLine[] {
  const { kind, ledger_entry_id: id, method, moved_paise: paise, order_no: orderNo, reference } = movement;
  const text = [`${orderNo}: ${kind}`, method, reference].filter(Boolean).join(", ");
  const voucher = { day, voucher: `${orderNo}-${id}`, text };
  const against = kind === "dispute lost" ? accounts.chargebacks : accounts.customers;
  return [
    { account: moneyAccount(method, accounts), taxCode: "", paise },
    { account: against, taxCode: "", paise: -paise },
  ].flatMap((part) => journalLine(voucher, part));
}

function moneyAccount(method: string, accounts: Accounts): string {
  if (method === "stripe" || method === "razorpay") return accounts[method];
  return method === "bank transfer" || method === "UPI" ? accounts.bank : accounts.otherMoney;
}

/** Above 0: debit. */
const journalLine = (
  voucher: Pick<JournalLine, "day" | "text" | "voucher">,
  { paise, ...part }: Part,
): JournalLine[] =>
  paise === 0
    ? []
    : [{ ...voucher, ...part, debitPaise: Math.max(0, paise), creditPaise: Math.max(0, -paise) }];
