import type { StockItem } from "../../../../contract/admin/stock.ts";

/** The SKUs of a stocktake, by the name of their product. */
export const stockQuery = (q: string, perPage: number) =>
  ({ q, page: 1, perPage, sort: "product", order: "asc", threshold: 0 }) as const;

/** What was counted, as it was typed, by the id of the SKU. */
export type TypedCounts = Readonly<Record<string, string>>;

/** A variant: its SKUs by their size. */
export interface GridRow {
  readonly key: number;
  readonly productName: string;
  readonly colourName: string;
  readonly items: ReadonlyMap<string, StockItem>;
}

export interface StockGrid {
  /** In the order of the variants that have them. Empty: a variant without sizes. */
  readonly sizes: readonly string[];
  readonly rows: readonly GridRow[];
}

/** The SKUs of a list as a table: a row for each variant, a column for each size. */
export function stockGrid(items: readonly StockItem[]): StockGrid {
  const rows = Map.groupBy(items, ({ variantId }) => variantId);
  return {
    sizes: [...new Set(items.map(({ size }) => size))],
    rows: [...rows].flatMap(([key, ofVariant]) => {
      const [first] = ofVariant;
      if (!first) return [];
      const { productName, colourName } = first;
      return [{ key, productName, colourName, items: new Map(ofVariant.map((item) => [item.size, item])) }];
    }),
  };
}

const MAX_PIECES = 1_000_000;

/** The pieces of a typed count. Null: it is not a whole number. */
export function piecesOf(typed: string): number | null {
  const pieces = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : MAX_PIECES + 1;
  return pieces <= MAX_PIECES ? pieces : null;
}

/** The counts that differ from what the store knows, and those that are not whole numbers. */
export function changedCounts(items: readonly StockItem[], typed: TypedCounts) {
  const given = items.filter(({ id }) => typed[id]?.trim());
  return {
    wrong: given.filter(({ id }) => piecesOf(typed[id] ?? "") === null),
    changed: given.filter(({ id, onHand }) => ![null, onHand].includes(piecesOf(typed[id] ?? ""))),
  };
}
