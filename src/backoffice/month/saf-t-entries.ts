import type { Accounts } from "../../contract/admin/accounts.ts";
import { plainDecimal } from "../../platform/money/money.ts";
import { splitByLargestRemainder } from "../../platform/money/split-amount.ts";
import type { XmlElement } from "../../platform/xml/write-xml.ts";
import type { JournalLine } from "./journal.ts";

/** All customers are one account of the journal, and one customer here. */
export const CUSTOMER = "SHOP";

/** `VAT25` is 25 percent; an export, and a code of another tax, has none. */
export const percentOf = (taxCode: string): string => /^VAT([\d.]+)$/.exec(taxCode)?.[1] ?? "0";

const sumOf = (lines: readonly JournalLine[], side: "creditPaise" | "debitPaise"): number =>
  lines.reduce((sum, line) => sum + line[side], 0);

/** Every voucher of the month as a transaction, with what they add up to. */
export function entries(
  lines: readonly JournalLine[],
  { month, accounts }: { readonly month: string; readonly accounts: Accounts },
): XmlElement {
  const vouchers = [...Map.groupBy(lines, ({ voucher }) => voucher).values()];
  return [
    "GeneralLedgerEntries",
    [
      ["NumberOfEntries", String(vouchers.length)],
      ["TotalDebit", plainDecimal(sumOf(lines, "debitPaise"))],
      ["TotalCredit", plainDecimal(sumOf(lines, "creditPaise"))],
      vouchers.length === 0
        ? undefined
        : [
            "Journal",
            [
              ["JournalID", "SHOP"],
              ["Description", "Nettbutikk"],
              ["Type", "GL"],
              ...vouchers.map((voucher) => transaction(voucher, month, accounts)),
            ],
          ],
    ],
  ];
}

function transaction(voucher: readonly JournalLine[], month: string, accounts: Accounts): XmlElement {
  const [first] = voucher;
  const day = first?.day ?? "";
  const [year = "", period = ""] = month.split("-");
  const taxes = taxOfLines(voucher, accounts);
  return [
    "Transaction",
    [
      ["TransactionID", first?.voucher ?? ""],
      ["Period", String(Number(period))],
      ["PeriodYear", year],
      ["TransactionDate", day],
      ["Description", first?.text ?? ""],
      ["SystemEntryDate", day],
      ["GLPostingDate", day],
      ...voucher.map((line, at): XmlElement => {
        const side = line.debitPaise > 0 ? "Debit" : "Credit";
        const taxPaise = taxes.get(line);
        return [
          "Line",
          [
            ["RecordID", String(at + 1)],
            ["AccountID", line.account],
            ["CustomerID", line.account === accounts.customers ? CUSTOMER : ""],
            ["Description", line.text],
            [`${side}Amount`, [["Amount", plainDecimal(line.debitPaise + line.creditPaise)]]],
            taxPaise === undefined
              ? undefined
              : [
                  "TaxInformation",
                  [
                    ["TaxType", "MVA"],
                    ["TaxCode", line.taxCode],
                    ["TaxPercentage", percentOf(line.taxCode)],
                    ["Country", "NO"],
                    ["TaxBase", plainDecimal(line.debitPaise + line.creditPaise)],
                    [`${side}TaxAmount`, [["Amount", plainDecimal(taxPaise)]]],
                  ],
                ],
          ],
        ];
      }),
    ],
  ];
}

/** The tax of each line of sales and shipping: the journal has that of a rate in one line, which is divided among them. */
function taxOfLines(voucher: readonly JournalLine[], accounts: Accounts): ReadonlyMap<JournalLine, number> {
  const taxAccounts = [accounts.tax, accounts.cgst, accounts.sgst];
  const taxed = voucher.filter(({ taxCode }) => taxCode !== "");
  return new Map(
    [...Map.groupBy(taxed, ({ taxCode }) => taxCode).values()].flatMap((ofCode) => {
      const bases = ofCode.filter(({ account }) => !taxAccounts.includes(account));
      const sizes = (lines: readonly JournalLine[]) =>
        lines.map((line) => line.debitPaise + line.creditPaise);
      const tax = sizes(ofCode.filter((line) => !bases.includes(line))).reduce((sum, each) => sum + each, 0);
      if (bases.length === 0) return [];
      const parts = splitByLargestRemainder(tax, sizes(bases));
      return bases.map((line, at) => [line, parts[at] ?? 0] as const);
    }),
  );
}
