import { staffText } from "../../contract/staff-text.ts";
import { formatHundredths } from "./cell-values.ts";
import type { CsvColumn } from "./csv-column.ts";
import type { ProductState } from "./product-state.ts";

/** Written in a cell to empty a number: an empty cell leaves it as it is. */
const NONE = /^none$/i;

/** The columns of the tax; their headings are those of the files that stores have exported. A line without them keeps what is known of a product. */
export const taxColumns: readonly CsvColumn<ProductState>[] = [
  {
    heading: "HSN code",
    write: ({ hsnCode }) => hsnCode ?? "",
    read(cell, product) {
      if (cell === "") return product;
      if (NONE.test(cell)) return { ...product, hsnCode: null };
      return /^\d{4,8}$/.test(cell)
        ? { ...product, hsnCode: cell }
        : staffText`An HSN code is 4 to 8 digits; write none to empty it.`;
    },
  },
  {
    heading: "GST %",
    write: ({ gstBasisPoints }) => formatHundredths(gstBasisPoints ?? null),
    read(cell, product) {
      if (cell === "") return product;
      if (NONE.test(cell)) return { ...product, gstBasisPoints: null };
      const [, whole = "", fraction = ""] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(cell) ?? [];
      const basisPoints = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
      return whole !== "" && basisPoints <= 10_000
        ? { ...product, gstBasisPoints: basisPoints }
        : staffText`The tax is a percentage from 0 to 100, such as 18 or 2.5; write none for the store's own rate.`;
    },
  },
];
