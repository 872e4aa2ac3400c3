import { MOST_SHEET_LINES } from "../../contract/admin/product-sheet.ts";
import type { Db } from "../../server/db/database.ts";
import { findProducts, type ProductsWanted } from "../catalog/products.store.ts";
import { readKnown } from "./read-known.ts";
import { writeSheet } from "./write-sheet.ts";

const AT_ONCE = 500;

/** The products of a list, by name, as a CSV: as many whole products as an import takes lines. */
export async function exportProducts(
  db: Db,
  wanted: Omit<ProductsWanted, "page" | "perPage" | "sort" | "order">,
) {
  const ids: number[] = [];
  for (let page = 1; ids.length < MOST_SHEET_LINES; page += 1) {
    const query = { ...wanted, page, perPage: AT_ONCE, sort: "name", order: "asc" } as const;
    const { rows } = await findProducts(db, query);
    ids.push(...rows.map(({ product_id }) => product_id));
    if (rows.length < AT_ONCE) break;
  }
  const known = await readKnown(db, () => ids);
  const products = ids.flatMap((id) => known.products.get(id) ?? []);
  let lines = 0;
  const fitting = products.filter(({ variants }) => {
    lines += variants.length;
    return lines <= MOST_SHEET_LINES;
  });
  return {
    csv: writeSheet(fitting, known),
    lines: fitting.reduce((sum, { variants }) => sum + variants.length, 0),
    isMore: fitting.length < products.length || ids.length >= MOST_SHEET_LINES,
  };
}
