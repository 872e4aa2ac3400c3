import { expect, it } from "vitest";
import { parseDispatchLines } from "./parse-dispatch-lines.ts";

const parse = (text: string) =>
  parseDispatchLines(text).map(({ order, courier, awb }) => [order, courier, awb]);

it("reads order, courier and AWB in this order when there is no heading", () => {
  expect(parse("KS-1,BlueDart,BD1\nKS-2, Delhivery , 77 ")).toEqual([
    ["KS-1", "BlueDart", "BD1"],
    ["KS-2", "Delhivery", "77"],
  ]);
});

it.each([
  ["AWB No,Weight,Order Number,Courier\nBD1,2,KS-1,BlueDart", ["KS-1", "BlueDart", "BD1"]],
  ["Order\tNote\t\tAWB\nKS-1\t\t\tBD1", ["KS-1", "", "BD1"]],
  ["Ref. No.\tWaybill\nKS-1\tBD1", ["KS-1", "", "BD1"]],
  ["Order;Carrier;Tracking #\r\nKS-1;Blue, Dart;BD1\r\n", ["KS-1", "Blue, Dart", "BD1"]],
  ["Order ID,Courier Company,AWB Code\nKS-1,BlueDart,BD1", ["KS-1", "BlueDart", "BD1"]],
  ["Reference Number(s),Tracking Number(s)\nKS-1,1Z99", ["KS-1", "", "1Z99"]],
  ["Referenz;Empfänger;Sendungsnummer;Zusteller\nKS-1;Rao;0034;DHL", ["KS-1", "DHL", "0034"]],
  ["Bestell-Nr.;Sendungsnr.;Versanddienstleister\nKS-1;0034;GLS", ["KS-1", "GLS", "0034"]],
  ["Ordrenr.;Transportør;Sporingsnummer\nKS-1;Bring;70", ["KS-1", "Bring", "70"]],
  ["Avsenders referanse;Sendingsnummer\nKS-1;70", ["KS-1", "", "70"]],
  ['\uFEFF"Order","AWB","Courier"\n"KS-1","BD ""1""","A, B"', ["KS-1", "A, B", 'BD "1"']],
])("finds columns by their heading: %j", (text, row) => {
  expect(parse(text)).toEqual([row]);
});

it("numbers lines as in the text, and leaves out empty ones", () => {
  const lines = parseDispatchLines("order,courier,awb\n\nKS-1,B,1\n ,, \nKS-2");
  expect(lines.map(({ line, awb }) => [line, awb])).toEqual([
    [3, "1"],
    [5, ""],
  ]);
});

it.each([
  ["Order,Courier,AWB\nKS-1,DHL,1,23457E+11", true],
  ["KS-1,DHL,1,5", true],
  ["KS-1,DHL,1,", false],
  ["KS-1,DHL,1", false],
])("%j: whether a comma cut a cell of the line is %s", (text, isTorn) => {
  expect(parseDispatchLines(text).map((line) => line.isTorn)).toEqual([isTorn]);
});

it("returns no lines for a blank text", () => {
  expect(parseDispatchLines(" \n\n")).toEqual([]);
});

it.each([
  ["AWB AWB90000", "AWB90000"],
  ["AWB no.: 123456789012", "123456789012"],
  ["Tracking #77 12", "77 12"],
  ["'00123456", "00123456"],
  ['="123456789012"', "123456789012"],
  ["AWB90000", "AWB90000"],
  ["AWB-90000", "AWB-90000"],
])("takes the number of a parcel from %j", (written, number) => {
  expect(parse(`KS-1\tBlueDart\t${written}`)).toEqual([["KS-1", "BlueDart", number]]);
});

it("finds the headings below a title", () => {
  expect(parse("Manifest of 3 May 2026;;\n;;\nOrder no;Courier;AWB\nKS-1;BlueDart;BD1")).toEqual([
    ["KS-1", "BlueDart", "BD1"],
  ]);
});
