import { listProductNames, type ProductsQuery } from "../../catalogue/product/list-products.store.ts";
import { MAX_CSV_LINES } from "../../contract/admin/product-csv.ts";
import type { Db } from "../../platform/db/database.ts";
import { readBaseCurrency, readOfferedLanguages } from "../../platform/settings/settings.store.ts";
import { readCategories } from "./product-csv.store.ts";
import { readProductStates } from "./read-existing-catalogue.ts";
import { writeProductCsv } from "./write-product-csv.ts";

const PAGE_SIZE = 500;

/**
 * Exports the products of a list as a CSV, sorted by name. It has only as many lines as an import accepts.
 */
export async function exportProducts(
  db: Db,
  filters: Omit<ProductsQuery, "page" | "perPage" | "sort" | "order">,
) {
  const ids: number[] = [];
  for (let page = 1; ids.length < MAX_CSV_LINES; page += 1) {
    const query = { ...filters, page, perPage: PAGE_SIZE, sort: "name", order: "asc" } as const;
    const { rows } = await listProductNames(db, query);
    ids.push(...rows.map(({ product_id }) => product_id));
    if (rows.length < PAGE_SIZE) break;
  }
  const states = await readProductStates(db, ids);
  const products = ids.flatMap((id) => states.get(id) ?? []);
  let lines = 0;
  const fitting = products.filter(({ variants }) => {
    lines += variants.length;
    return lines <= MAX_CSV_LINES;
  });
  return {
    csv: writeProductCsv(
      fitting,
      { categories: await readCategories(db) },
      { baseCurrency: await readBaseCurrency(db), languages: await readOfferedLanguages(db) },
    ),
    lines: fitting.reduce((sum, { variants }) => sum + variants.length, 0),
    isMore: fitting.length < products.length || ids.length >= MAX_CSV_LINES,
  };
}
