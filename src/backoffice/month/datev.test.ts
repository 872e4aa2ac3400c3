import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balances, someJournal } from "../../../tests/support/e-invoice/some-journal.ts";
import { isRefusal } from "../../contract/errors.ts";
import { defaultSettings } from "../../platform/settings/settings.ts";
import { type DatevBatch, datevFile } from "./datev.ts";
import { datevColumns } from "./datev-columns.ts";
import type { JournalLine } from "./journal.ts";

const { accounts } = defaultSettings;

const batch: DatevBatch = {
  month: "2026-11",
  consultant: 29_098,
  client: 55_003,
  yearBegins: 1,
  accounts,
  currency: "EUR",
  isClosed: true,
  now: new Date("2026-12-01T09:30:00.125Z"),
};
const datevRows = (lines: readonly JournalLine[], change: Partial<DatevBatch> = {}): string[] => {
  const bytes = datevFile(lines, { ...batch, ...change });
  if (isRefusal(bytes)) throw new Error(bytes.detail);
  return new TextDecoder("windows-1252").decode(bytes).split("\r\n").slice(0, -1);
};
/** The cells of a row; no text of these has a semicolon in it unless it is quoted. */
const cellsOf = (row: string): string[] =>
  [...row.matchAll(/(?:^|;)("(?:[^"]|"")*"|[^;]*)/g)].map(([, cell = ""]) =>
    cell.replace(/^"|"$/g, "").replaceAll('""', '"'),
  );

describe("DATEV's Buchungsstapel", () => {
  it("leaves on each account what the journal leaves on it, whatever happened", () => {
    fc.assert(
      fc.property(someJournal, (lines) => {
        const sums = new Map<string, number>();
        const book = (account: string, paise: number) => sums.set(account, (sums.get(account) ?? 0) + paise);
        for (const row of datevRows(lines).slice(2)) {
          const cells = cellsOf(row);
          expect(cells).toHaveLength(datevColumns.length);
          const [amount = "", side, , , , , account = "", against = "", , day, voucher = "", , , text = ""] =
            cells;
          expect(amount).toMatch(/^\d+,\d\d$/);
          expect([day?.length, voucher.length <= 36, text.length <= 60]).toEqual([4, true, true]);
          const paise = Number(amount.replace(",", "")) * (side === "S" ? 1 : -1);
          book(account, paise);
          book(against, -paise);
        }
        expect(Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).sort())).toEqual(balances(lines));
      }),
      { numRuns: 60 },
    );
  });

  it("has the header of the format, and a posting for each account but the largest", () => {
    const lines: JournalLine[] = [
      {
        day: "2026-11-05",
        voucher: "KS/2026/00001",
        account: "1200",
        debitPaise: 11_900,
        creditPaise: 0,
        taxCode: "",
        text: 'Invoice of "Größe"; 5 €',
      },
      {
        day: "2026-11-05",
        voucher: "KS/2026/00001",
        account: "4000",
        debitPaise: 0,
        creditPaise: 10_000,
        taxCode: "VAT19",
        text: 'Invoice of "Größe"; 5 €',
      },
      {
        day: "2026-11-05",
        voucher: "KS/2026/00001",
        account: "2200",
        debitPaise: 0,
        creditPaise: 1_900,
        taxCode: "VAT19",
        text: "Łódź\n東",
      },
    ];
    const [head, columns, ...rows] = datevRows(lines);
    expect(head).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261201093000125;;"RE";"Kitstore";"";29098;55003;20260101;4;20261101;20261130;"Shop 2026-11";"";1;0;1;"EUR";;"";;;"";;;"";""',
    );
    expect(columns?.split(";")).toHaveLength(125);
    expect(rows.map((row) => row.split(/;(?="";"";;"";;;)/)[0]?.slice(0, 120))).toHaveLength(2);
    expect(rows[0]).toMatch(
      /^100,00;"H";"";;;"";4000;1200;"";0511;"KS\/2026\/00001";"";;"Invoice of ""Größe""; 5 € VAT19";/,
    );
    expect(rows[1]).toMatch(/^19,00;"H";"";;;"";2200;1200;"";0511;"KS\/2026\/00001";"";;"\?ódz \? VAT19";/);
  });

  it("begins the financial year in the month of the settings, and is open until the month is closed", () => {
    const headOf = (change: Partial<DatevBatch>) => cellsOf(datevRows([], change)[0] ?? "");
    expect(headOf({ month: "2026-03", yearBegins: 4 }).slice(12, 16)).toEqual([
      "20250401",
      "4",
      "20260301",
      "20260331",
    ]);
    expect(headOf({ isClosed: false })[20]).toBe("0");
  });

  it("asks for the numbers, and for accounts that DATEV takes", () => {
    const refusalOf = (change: Partial<DatevBatch>) => {
      const refused = datevFile([], { ...batch, ...change });
      return isRefusal(refused) ? refused.detail : "";
    };
    expect(refusalOf({ client: null })).toMatch(/accountant's number/);
    expect(refusalOf({ accounts: { ...accounts, sales: "40000" } })).toMatch(/same length/);
    expect(refusalOf({ accounts: { ...accounts, sales: "S400" } })).toMatch(/same length/);
    expect(refusalOf({ accounts: { ...accounts, customers: "12000" } })).toBe("");
  });
});
