import { expect, it } from "vitest";
import { readStatementCsv } from "./read-statement-csv.ts";

const read = (text: string, answers: object = {}) =>
  readStatementCsv(text, { timeZone: "Asia/Kolkata", ...answers });
const shown = (text: string, answers: object = {}) =>
  read(text, answers).transfers.map(({ line, day, amountHundredths, currencyCode, payer }) => [
    line,
    day,
    amountHundredths,
    currencyCode,
    payer,
  ]);

it("a German bank's file: semicolons, decimal comma, a title above, money that went out", () => {
  const csv = [
    "Umsatzanzeige;Girokonto",
    "",
    '"Buchungstag";"Auftraggeber";"Verwendungszweck";"Betrag";"Währung"',
    '"24.11.2026";"Rao, Asha";"KS-AAAA-BBBB-C";"1.275,00";"EUR"',
    '"24.11.2026";"Stadtwerke";"Strom";"-80,00";"EUR"',
    '"25.11.2026";"Menon";"Danke";"49,9";"EUR"',
  ].join("\n");
  expect(shown(csv)).toEqual([
    [4, "2026-11-24", 127_500, "EUR", "Rao, Asha"],
    [6, "2026-11-25", 4_990, "EUR", "Menon"],
  ]);
  expect(read(csv).outgoing).toBe(1);
});

it("an Indian bank's file: deposits and withdrawals in two columns, lakhs", () => {
  const csv = [
    "Txn Date,Description,Ref No,Withdrawals,Deposits,Balance",
    '24/11/2026,NEFT KS1,UTR1,,"1,27,500.00","9,00,000.00"',
    '25/11/2026,Fee,UTR2,118.00,,"8,99,882.00"',
  ].join("\n");
  expect(shown(csv)).toEqual([[2, "2026-11-24", 12_750_000, "", ""]]);
  expect(read(csv).transfers[0]).toMatchObject({
    reference: "UTR1",
    text: expect.stringContaining("NEFT KS1"),
  });
});

it("a column that says credit or debit", () => {
  const csv = "Date\tAmount\tCr/Dr\tNarrative\n2026-11-24\t12.50\tDR\tFee\n2026-11-24\t30.00\tCR\tOrder";
  expect(shown(csv)).toEqual([[3, "2026-11-24", 3_000, "", ""]]);
});

it("pasted lines without headings: the only column of amounts", () => {
  expect(shown("KS-AAAA-BBBB-C;24.11.2026;1.275,00\nfrom Asha;25.11.2026;15,00")).toEqual([
    [1, "", 127_500, "", ""],
    [2, "", 1_500, "", ""],
  ]);
});

it("two columns of amounts without headings are asked about", () => {
  const text = "one;10,00;500,00\ntwo;20,00;520,00";
  expect(read(text)).toMatchObject({ transfers: [], amountQuestion: [{ column: 1 }, { column: 2 }] });
  expect(shown(text, { amountColumn: 1 }).map(([, , amount]) => amount)).toEqual([1_000, 2_000]);
});

it.each([
  [
    "HDFC",
    "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n24/11/2026,NEFT,UTR1,24/11/2026,,1275.00,9000.00",
  ],
  [
    "PostFinance",
    "Datum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Valuta;Saldo in CHF\n24.11.2026;X;1275.00;;24.11.2026;9000.00",
  ],
  [
    "NatWest",
    "Date, Type, Description, Value, Balance, Account Name\n24/11/2026,BAC,RAO,1275.00,9000.00,Acme",
  ],
  ["a French bank", "Date;Libellé;Débit euros;Crédit euros\n24/11/2026;VIR RAO;;1 275,00"],
  ["DNB", "Dato;Forklaring;Rentedato;Ut fra konto;Inn på konto\n24.11.2026;Fra: Rao;24.11.2026;;1.275,00"],
  [
    "Nordea",
    "Bokføringsdato;Beløp;Avsender;Mottaker;Navn;Tittel;Valuta\n2026/11/24;1275,00;123;456;Rao;X;NOK",
  ],
])("the headings of %s", (_, csv) => {
  expect(shown(csv).map(([, day, amount]) => [day, amount])).toEqual([["2026-11-24", 127_500]]);
});

it.each([
  ["Booking date,Amount,Status\n2026-11-24,12.75,Pending"],
  ["Date,Type,State,Description,Amount\n2026-11-24,TOPUP,DECLINED,Payment,12.75"],
  ['"Buchungstag";"Betrag";"Info"\n"24.11.2026";"12,75";"Umsatz vorgemerkt"'],
  ["Bokføringsdato;Beløp;Navn\nReservert;50,00;Kari"],
  ["Date,Amount,Text\n2026-11-24,(5.00),Fee"],
  ["Date,Amount,Text\n2026-11-24,−5.00,Fee"],
  ["Date,Amount,Text\n2026-11-24,– 5.00,Fee"],
])("no money has come by %j", (csv) => {
  expect(read(csv)).toMatchObject({ transfers: [], outgoing: 1 });
});

it("an amount whose groups have no sense is no transfer", () => {
  expect(read('Date,Amount,Text\n2026-11-24,"9,999,99",a\n2026-11-24,7.50,b').transfers).toHaveLength(1);
});

it("1.250 is asked about, unless another amount says it", () => {
  const head = "Date;Amount;Text\n";
  expect(read(`${head}2026-11-24;1.250;a`)).toMatchObject({
    transfers: [],
    decimalQuestion: { example: "1.250", point: 1.25, comma: 1_250 },
  });
  expect(shown(`${head}2026-11-24;1.250;a`, { decimalSign: "," })[0]?.[2]).toBe(125_000);
  expect(shown(`${head}2026-11-24;1.250;a\n2026-11-24;1,50;b`)[0]?.[2]).toBe(125_000);
});

it("a day that can be two stays as it is written", () => {
  expect(shown("Date;Amount;Text\n03/04/2026;10,00;a")[0]?.[1]).toBe("03/04/2026");
});

it.each(["", "nothing here", "a;b\nc;d", "\u0000;\u0000", ";;;\n;;;"])("%j has no transfer", (text) => {
  expect(read(text).transfers).toEqual([]);
});
