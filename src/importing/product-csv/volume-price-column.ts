import { validateVolumePrices } from "../../catalogue/product/validate-volume-prices.ts";
import { staffText } from "../../contract/staff-text.ts";
import { paiseToRupees, rupeesToPaise } from "../../platform/money/money.ts";
import type { Problem } from "../other-formats/read-table.ts";
import { formatHundredths, parsePaise } from "./cell-values.ts";
import type { CsvColumn } from "./csv-column.ts";
import type { ProductState } from "./product-state.ts";

const MAX_PRICES = 6;

/** `10 = 450.00; 50 = 399.50`: from ten units on, and from fifty. An empty cell leaves what is known; `none` takes it away. */
export const volumePricesColumn: CsvColumn<ProductState> = {
  heading: "Volume prices",
  write: ({ volumePrices = [] }) =>
    volumePrices
      .map(({ fromQuantity, unitPrice }) => `${fromQuantity} = ${formatHundredths(rupeesToPaise(unitPrice))}`)
      .join("; "),
  read(cell, product, { baseCurrency }) {
    if (cell === "") return product;
    if (/^none$/i.test(cell)) return { ...product, volumePrices: [] };
    const volumePrices: { fromQuantity: number; unitPrice: number }[] = [];
    for (const part of cell.split(/[;\n]/).filter((text) => text.trim())) {
      const [, quantity = "", price = ""] = /^\s*(\d{1,3})\s*=\s*(.+?)\s*$/.exec(part) ?? [];
      if (!quantity)
        return staffText`Write quantities and their prices as 10 = 450; 50 = 399.50, not '${part.trim().slice(0, 40)}'.`;
      const parsed = parsePaise(price, baseCurrency);
      if ("wrong" in parsed) return parsed.wrong;
      volumePrices.push({ fromQuantity: Number(quantity), unitPrice: paiseToRupees(parsed.value) });
    }
    return volumePrices.length > MAX_PRICES
      ? staffText`At most ${MAX_PRICES} volume prices fit here.`
      : { ...product, volumePrices };
  },
};

/** Against the prices before any reduction, as the editor checks it. */
export function volumePriceProblems(product: ProductState, line: number): Problem[] {
  const variants = product.variants.map(({ webPaise }) => ({ webPrice: paiseToRupees(webPaise ?? 0) }));
  const refusal = validateVolumePrices({ ...product, variants });
  return refusal ? [{ line, column: "Volume prices", message: refusal.detail }] : [];
}
