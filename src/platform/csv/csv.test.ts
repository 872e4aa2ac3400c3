import fc from "fast-check";
import { expect, it } from "vitest";
import { codeCell, isCutNumber } from "./code-cell.ts";
import { readCsv } from "./read-csv.ts";
import { escapeFormula, quoteCell, unescapeFormula, writeCsv } from "./write-csv.ts";

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

it("reads back exactly what was written: formulas, quotes and line ends", () => {
  const characters = ["=", "'", '"', ",", ";", "\t", "\r", "\n", "-", "a", "\u0915", " ", "\uff1d"];
  const text = fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const expected = [["Id", "Text"], ...rows].filter((row) => row.some((cell) => cell.trim() !== ""));
      const written = writeCsv(expected.map((row) => row.map((each) => quoteCell(escapeFormula(each)))));
      const read = readCsv(written);
      expect(read.faults).toEqual([]);
      expect(read.rows.map(({ cells }) => cells.map(unescapeFormula))).toEqual(expected);
    }),
  );
});

it.each(["\n=1", " =1", "\u3000+1", "\uff1d1+1", "\uff0b1", "\uff0d1", "\uff20A1", "\t=1", "\r=1", "\n"])(
  "puts an apostrophe before %j, and takes it away again",
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
  },
);

it("writes no text that a spreadsheet would evaluate", () => {
  expect(["=1", "'=1", "''-1", "'a"].map(escapeFormula)).toEqual(["'=1", "''=1", "'''-1", "'a"]);
});

it.each([
  [
    "a;b\n1,5;2",
    [
      ["a", "b"],
      ["1,5", "2"],
    ],
  ],
  [
    "a\tb\r1;\t2",
    [
      ["a", "b"],
      ["1;", "2"],
    ],
  ],
  [
    '\uFEFF"a,x";b\r\n"1\n2"; "3" \r\n',
    [
      ["a,x", "b"],
      ["1\n2", "3"],
    ],
  ],
  ["sep=;\r\na;b", [["a", "b"]]],
  [
    "a,b\n\n ,\n1,2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ["", []],
])("reads %j", (text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
});

it("names the line of a broken quote, and reads the other lines", () => {
  const { rows, faults } = readCsv('a,b\n"1\n2",x\n"3"4,5\n"6,7\n8,9');
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 4, 5, 6]);
  expect(faults.map(({ line }) => line)).toEqual([4, 5]);
  expect(rows.at(-1)?.cells).toEqual(["8", "9"]);
});

it("reads the text that a spreadsheet keeps as a formula, and the delimiter below a title", () => {
  expect(cellsOf('Stock list\n="01067";"=""00123""";=SUM(A1)')).toEqual([
    ["Stock list"],
    ["01067", "00123", "=SUM(A1)"],
  ]);
});

it.each(["9.82E+09", "1,23457E+11", "1E+12", "-4.5e+10", "9.82E09"])(
  "knows a number that lost digits: %s",
  (cell) => {
    expect(isCutNumber(cell)).toBe(true);
  },
);

it.each(["982000000", "E+12", "12E-A", "TEE+XL", "1.5", "3E", "12E4"])("leaves %s alone", (cell) => {
  expect(isCutNumber(cell)).toBe(false);
  expect(codeCell(`'${cell}`)).toBe(cell);
});
