import { gtinProblem } from "../../catalogue/sku-code/gtin.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { isCutNumber } from "../../platform/csv/code-cell.ts";
import { parseList } from "./cell-values.ts";
import type { CsvColumn } from "./csv-column.ts";
import type { VariantState } from "./product-state.ts";

const isSkuCode = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9 ._/+#-]{0,63}$/.test(text);

/** `MUG-7` for a variant without sizes, else `S=TS-S, M=TS-M`. */
const skuCodeColumn = (
  heading: string,
  key: "skuCode" | "gtin" | "bin",
  problemOf: (number: string) => StaffText | undefined,
): CsvColumn<VariantState> => ({
  heading,
  write: ({ sizes, skuCodes }) =>
    sizes.length === 0
      ? (skuCodes[0]?.[key] ?? "")
      : sizes
          .flatMap((size) => skuCodes.filter((code) => code.size === size && code[key]))
          .map((code) => `${code.size}=${code[key]}`)
          .join(", "),
  read(cell, variant) {
    const numbers = readNumbers(cell, variant.sizes);
    if (typeof numbers === "string") return numbers;
    const problem = [...numbers.values()].map(problemOf).find(Boolean);
    if (problem) return problem;
    const sizes = variant.sizes.length > 0 ? variant.sizes : [""];
    const skuCodes = sizes.map((size) => {
      const before = variant.skuCodes.find((code) => code.size === size);
      return { skuCode: "", gtin: "", bin: "", ...before, size, [key]: numbers.get(size) ?? "" };
    });
    return { ...variant, skuCodes: skuCodes.filter(({ skuCode, gtin, bin }) => skuCode || gtin || bin) };
  },
});

/** The number of each size, or what is wrong. */
function readNumbers(cell: string, sizes: readonly string[]): ReadonlyMap<string, string> | StaffText {
  if (sizes.length === 0) return new Map(cell ? [["", cell]] : []);
  const numbers = new Map<string, string>();
  for (const part of parseList(cell)) {
    const [, size = "", number = ""] = /^([^=]*)=(.*)$/.exec(part) ?? [];
    if (!number.trim())
      return staffText`Write sizes and their numbers as S=TS-S, M=TS-M, not '${part.slice(0, 40)}'.`;
    if (!sizes.includes(size.trim()))
      return staffText`${size.trim().slice(0, 40)} is not one of the variant's sizes.`;
    if (numbers.has(size.trim())) return staffText`The size ${size.trim()} is named twice.`;
    numbers.set(size.trim(), number.trim());
  }
  return numbers;
}

const cutProblem = (number: string): StaffText | undefined =>
  isCutNumber(number)
    ? staffText`${number.slice(0, 40)}: a spreadsheet has left digits out. Make the column text there, and export it again.`
    : undefined;

export const skuColumn = skuCodeColumn(
  "SKU",
  "skuCode",
  (code) =>
    cutProblem(code) ??
    (isSkuCode(code)
      ? undefined
      : staffText`${code.slice(0, 40)}: letters, digits and . _ / + # - are a SKU code, at most 64.`),
);
export const gtinColumn = skuCodeColumn(
  "GTIN",
  "gtin",
  (number) => cutProblem(number) ?? gtinProblem(number),
);
/** Where each SKU lies in the store room. */
export const binColumn = skuCodeColumn("Bin", "bin", (bin) =>
  /^[^,=\p{Cc}]{1,30}$/u.test(bin)
    ? undefined
    : staffText`${bin.slice(0, 40)}: a bin has at most 30 characters, and no comma or = among them.`,
);
