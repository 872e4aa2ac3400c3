import { staffText } from "../../contract/staff-text.ts";
import type { Language } from "../../platform/language/language.ts";
import { formatHundredths, type ParsedCell, parseList, parsePaise, parseWholeNumber } from "./cell-values.ts";
import { type CsvColumn, textColumn } from "./csv-column.ts";
import { imageUrlsColumn } from "./image-column.ts";
import type { VariantState } from "./product-state.ts";
import { binColumn, gtinColumn, skuColumn } from "./sku-columns.ts";
import { translatedVariantColumns } from "./translated-columns.ts";

type Column = CsvColumn<VariantState>;

const MAX_STOCK = 1_000_000;
/** Ends the count of a stock: an empty cell leaves it as it is. */
const NOT_COUNTED = /^not counted$/i;
const isSize = (text: string): boolean => /^[A-Za-z0-9./ -]{1,20}$/.test(text);

const priceColumn = (heading: string, key: "webPaise" | "sellingPaise"): Column => ({
  heading,
  write: (variant) => formatHundredths(variant[key]),
  read(cell, variant, { baseCurrency }) {
    const parsed = parsePaise(cell, baseCurrency);
    return "wrong" in parsed ? parsed.wrong : { ...variant, [key]: parsed.value };
  },
});

const colourCodeColumn: Column = {
  heading: "Colour code",
  write: ({ colourHex }) => colourHex ?? "",
  read(cell, variant) {
    const colourHex = cell === "" ? null : cell.toLowerCase();
    return colourHex === null || /^#[0-9a-f]{6}$/.test(colourHex)
      ? { ...variant, colourHex }
      : staffText`A colour code is # and six digits or letters to f, such as #25304d.`;
  },
};

/** The stock and the numbers of a removed size are removed too. */
const sizesColumn: Column = {
  heading: "Sizes",
  write: (variant) => variant.sizes.join(", "),
  read(cell, variant) {
    const named = parseList(cell);
    const invalidSize = named.find((size) => !isSize(size));
    if (invalidSize)
      return staffText`${invalidSize.slice(0, 40)} is not a size: letters, digits, dots, slashes and dashes, at most 20.`;
    if (new Set(named).size < named.length) return staffText`A size is named twice.`;
    if (named.length > 30) return staffText`At most 30 sizes fit here.`;
    const remaining = [...variant.sizeStock].filter(([size]) => named.includes(size));
    const skuCodes = variant.skuCodes.filter(({ size }) =>
      named.length ? named.includes(size) : size === "",
    );
    return { ...variant, sizes: named, sizeStock: new Map(remaining), skuCodes };
  },
};

const stockColumn: Column = {
  heading: "Stock",
  write: (variant) => (variant.stock === null ? "" : String(variant.stock)),
  read(cell, variant) {
    if (cell === "") return variant;
    if (NOT_COUNTED.test(cell)) return { ...variant, stock: null };
    const parsed = parseWholeNumber(
      cell,
      MAX_STOCK,
      staffText`The stock is a whole number from 0 to ${MAX_STOCK.toLocaleString("en")}.`,
    );
    return "wrong" in parsed ? parsed.wrong : { ...variant, stock: parsed.value };
  },
};

function parseSizeStock(part: string): ParsedCell<readonly [string, number | null]> {
  const [, size = "", count = ""] = /^([^=:]*)[=:]([^=:]*)$/.exec(part) ?? [];
  const isCounted = !NOT_COUNTED.test(count.trim());
  const parsed = parseWholeNumber(
    isCounted ? count : "0",
    MAX_STOCK,
    staffText`The stock of ${size.trim().slice(0, 40)} is a whole number from 0 to ${MAX_STOCK.toLocaleString("en")}.`,
  );
  if (size.trim() === "")
    return { wrong: staffText`Write sizes and their pieces as S=4, M=10, not '${part.slice(0, 40)}'.` };
  return "wrong" in parsed ? parsed : { value: [size.trim(), isCounted ? parsed.value : null] };
}

const sizeStockColumn: Column = {
  heading: "Stock by size",
  write: (variant) =>
    variant.sizes
      .filter((size) => variant.sizeStock.has(size))
      .map((size) => `${size}=${variant.sizeStock.get(size)}`)
      .join(", "),
  read(cell, variant) {
    const counts = new Map(variant.sizeStock);
    const named = new Set<string>();
    for (const part of parseList(cell)) {
      const parsed = parseSizeStock(part);
      if ("wrong" in parsed) return parsed.wrong;
      const [size, pieces] = parsed.value;
      if (!variant.sizes.includes(size))
        return staffText`${size.slice(0, 40)} is not one of the variant's sizes.`;
      if (named.has(size)) return staffText`The size ${size} is named twice.`;
      named.add(size);
      if (pieces === null) counts.delete(size);
      else counts.set(size, pieces);
    }
    return { ...variant, sizeStock: counts };
  },
};

/** The columns of a variant, in the order of the CSV, with its colour in these languages. Sizes must come before what there is for each size. */
export const variantColumns = (languages: readonly Language[]): readonly Column[] => [
  textColumn("Colour", "colourName", 60),
  ...translatedVariantColumns(languages),
  colourCodeColumn,
  priceColumn("Price before", "webPaise"),
  priceColumn("Selling price", "sellingPaise"),
  sizesColumn,
  skuColumn,
  gtinColumn,
  binColumn,
  stockColumn,
  sizeStockColumn,
  imageUrlsColumn,
];
