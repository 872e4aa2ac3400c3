import fc from "fast-check";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { balances, someJournal } from "../../../tests/support/e-invoice/some-journal.ts";
import { isRefusal } from "../../contract/errors.ts";
import { defaultSettings } from "../../platform/settings/settings.ts";
import type { JournalLine } from "./journal.ts";
import { type SafTBatch, safTFile } from "./saf-t.ts";

const { accounts } = defaultSettings;

const norway: SafTBatch = {
  month: "2026-11",
  seller: "Fjell & Fjord AS",
  vatNumber: "NO 923 609 016 MVA",
  postalCode: "0181",
  city: "Oslo",
  accounts,
  currency: "NOK",
  softwareVersion: "1",
  today: "2026-12-01",
};
const many = ["Account", "Line", "Transaction", "TaxCodeDetails"];
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => many.includes(name) });
const safT = (lines: readonly JournalLine[]) => {
  const xml = safTFile(lines, norway);
  if (isRefusal(xml)) throw new Error(xml.detail);
  return parser.parse(xml).AuditFile;
};
const paise = (amount: string | undefined): number => Math.round(Number(amount ?? "0") * 100);

interface SafTLine {
  readonly AccountID: string;
  readonly DebitAmount?: { readonly Amount: string };
  readonly CreditAmount?: { readonly Amount: string };
  readonly TaxInformation?: {
    readonly DebitTaxAmount?: { readonly Amount: string };
    readonly CreditTaxAmount?: { readonly Amount: string };
  };
}

describe("Norway's SAF-T", () => {
  it("has the sums, the lines and the tax of the journal, whatever happened", () => {
    fc.assert(
      fc.property(someJournal, (lines) => {
        const { MasterFiles: master = {}, GeneralLedgerEntries: entries } = safT(lines);
        const sum = (side: "creditPaise" | "debitPaise") => lines.reduce((all, line) => all + line[side], 0);
        expect([paise(entries.TotalDebit), paise(entries.TotalCredit)]).toEqual([
          sum("debitPaise"),
          sum("creditPaise"),
        ]);
        const transactions: { Line: SafTLine[] }[] = entries.Journal?.Transaction ?? [];
        expect(Number(entries.NumberOfEntries)).toBe(transactions.length);
        const written = transactions.flatMap(({ Line }) => Line);
        const signed = (line: SafTLine) => paise(line.DebitAmount?.Amount) - paise(line.CreditAmount?.Amount);
        expect(written.map((line) => [line.AccountID, signed(line)])).toEqual(
          lines.map(({ account, debitPaise, creditPaise }) => [account, debitPaise - creditPaise]),
        );
        const closing: { AccountID: string; ClosingDebitBalance?: string; ClosingCreditBalance?: string }[] =
          master.GeneralLedgerAccounts?.Account ?? [];
        expect(
          Object.fromEntries(
            closing
              .map(
                (each) =>
                  [
                    each.AccountID,
                    paise(each.ClosingDebitBalance) - paise(each.ClosingCreditBalance),
                  ] as const,
              )
              .filter(([, balance]) => balance !== 0),
          ),
        ).toEqual(balances(lines));
        const taxOf = ({ TaxInformation: tax }: SafTLine) =>
          paise(tax?.DebitTaxAmount?.Amount) - paise(tax?.CreditTaxAmount?.Amount);
        expect(written.reduce((all, line) => all + taxOf(line), 0)).toBe(balances(lines)[accounts.tax] ?? 0);
      }),
      { numRuns: 60 },
    );
  });

  it("maps accounts and tax codes to those of Skatteetaten", () => {
    const line = { day: "2026-11-05", voucher: "KS/2026/00001", text: "Invoice of KS-1" };
    const { Header, MasterFiles, GeneralLedgerEntries } = safT([
      { ...line, account: "1200", debitPaise: 12_500, creditPaise: 0, taxCode: "" },
      { ...line, account: "4000", debitPaise: 0, creditPaise: 10_000, taxCode: "VAT25" },
      { ...line, account: "2200", debitPaise: 0, creditPaise: 2_500, taxCode: "VAT25" },
    ]);
    expect(Header.Company).toMatchObject({
      RegistrationNumber: "923609016",
      Name: "Fjell & Fjord AS",
      TaxRegistration: { TaxRegistrationNumber: "923609016MVA" },
    });
    expect(
      MasterFiles.GeneralLedgerAccounts.Account.map((each: Record<string, string>) => [
        each.AccountID,
        each.GroupingCategory,
        each.GroupingCode,
      ]),
    ).toEqual([
      ["1200", "balanseverdiForOmloepsmiddel", "1500"],
      ["2200", "kortsiktigGjeld", "2740"],
      ["4000", "salgsinntekt", "3000"],
    ]);
    expect(MasterFiles.TaxTable.TaxTableEntry.TaxCodeDetails).toMatchObject([
      { TaxCode: "VAT25", TaxPercentage: "25", StandardTaxCode: "3" },
    ]);
    const [, sales] = GeneralLedgerEntries.Journal.Transaction[0].Line;
    expect(sales.TaxInformation).toMatchObject({ TaxBase: "100.00", CreditTaxAmount: { Amount: "25.00" } });
  });

  it("is Norway's: another seller is told so", () => {
    for (const vatNumber of [null, "DE123456789"])
      expect(safTFile([], { ...norway, vatNumber })).toMatchObject({ refused: "state_conflict" });
  });
});
