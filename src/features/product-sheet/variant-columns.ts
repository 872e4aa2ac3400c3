import { paiseOf, partsOf, rupeesText, type Said, wholeOf } from "./cell-values.ts";
import type { VariantState } from "./product-state.ts";
import { type SheetColumn, textColumn } from "./sheet-column.ts";

type Column = SheetColumn<VariantState>;

const MOST_PIECES = 1_000_000;
const isSize = (text: string): boolean => /^[A-Za-z0-9./ -]{1,20}$/.test(text);

const priceColumn = (heading: string, key: "webPaise" | "sellingPaise"): Column => ({
  heading,
  write: (variant) => rupeesText(variant[key]),
  read(cell, variant) {
    const said = paiseOf(cell);
    return "wrong" in said ? said.wrong : { ...variant, [key]: said.value };
  },
});

const colourCode: Column = {
  heading: "Colour code",
  write: ({ colourHex }) => colourHex ?? "",
  read(cell, variant) {
    const colourHex = cell === "" ? null : cell.toLowerCase();
    return colourHex === null || /^#[0-9a-f]{6}$/.test(colourHex)
      ? { ...variant, colourHex }
      : "A colour code is # and six digits or letters to f, such as #25304d.";
  },
};

/** A size that goes takes its count with it. */
const sizes: Column = {
  heading: "Sizes",
  write: (variant) => variant.sizes.join(", "),
  read(cell, variant) {
    const named = partsOf(cell);
    const strange = named.find((size) => !isSize(size));
    if (strange)
      return `${strange.slice(0, 40)} is no size: letters, digits, dots, slashes and dashes, at most 20.`;
    if (new Set(named).size < named.length) return "A size is named twice.";
    if (named.length > 30) return "At most 30 sizes fit here.";
    const kept = [...variant.sizeStock].filter(([size]) => named.includes(size));
    return { ...variant, sizes: named, sizeStock: new Map(kept) };
  },
};

const stock: Column = {
  heading: "Stock",
  write: (variant) => (variant.stock === null ? "" : String(variant.stock)),
  read(cell, variant) {
    if (cell === "") return { ...variant, stock: null };
    const said = wholeOf(cell, MOST_PIECES, "The stock");
    return "wrong" in said ? said.wrong : { ...variant, stock: said.value };
  },
};

function sizeCount(part: string): Said<readonly [string, number]> {
  const [, size = "", count = ""] = /^([^=:]*)[=:]([^=:]*)$/.exec(part) ?? [];
  const said = wholeOf(count, MOST_PIECES, `The stock of ${size.trim().slice(0, 40)}`);
  if (size.trim() === "")
    return { wrong: `Write sizes and their pieces as S=4, M=10, not '${part.slice(0, 40)}'.` };
  return "wrong" in said ? said : { value: [size.trim(), said.value] };
}

const sizeStock: Column = {
  heading: "Stock by size",
  write: (variant) =>
    variant.sizes
      .filter((size) => variant.sizeStock.has(size))
      .map((size) => `${size}=${variant.sizeStock.get(size)}`)
      .join(", "),
  read(cell, variant) {
    const counts = new Map<string, number>();
    for (const part of partsOf(cell)) {
      const said = sizeCount(part);
      if ("wrong" in said) return said.wrong;
      const [size, pieces] = said.value;
      if (!variant.sizes.includes(size)) return `${size.slice(0, 40)} is none of the variant's sizes.`;
      if (counts.has(size)) return `The size ${size} is named twice.`;
      counts.set(size, pieces);
    }
    return { ...variant, sizeStock: counts };
  },
};

/** What each variant has for itself, in the sheet's order. Sizes are read before their counts. */
export const variantColumns: readonly Column[] = [
  textColumn("Colour", "colourName", 60),
  colourCode,
  priceColumn("Price before", "webPaise"),
  priceColumn("Selling price", "sellingPaise"),
  sizes,
  stock,
  sizeStock,
];
