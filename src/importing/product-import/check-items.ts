import { createHash } from "node:crypto";
import { staffText } from "../../contract/staff-text.ts";
import type { Db } from "../../platform/db/database.ts";
import { headingInFile } from "../other-formats/other-lines.ts";
import { importLines, isChanged } from "../product-csv/import-lines.ts";
import { type ImportPlan, planGroups, planHashInput, uniqueKeys } from "../product-csv/plan-import.ts";
import type { ExistingCatalogue } from "../product-csv/product-state.ts";
import { readProductStates } from "../product-csv/read-existing-catalogue.ts";
import { type ItemState, listItems, listKeys, updateItem } from "./import-item.store.ts";
import { type ImportRow, lockImport, updateImport } from "./product-import.store.ts";
import { fromStoredLines } from "./product-import.ts";
import { withProblem } from "./wrong-lines.ts";

const BATCH = 100;

/** Names the change of one product. */
export const hashOfPlan = (plan: ImportPlan): string =>
  createHash("sha256").update(planHashInput(plan)).digest("hex");

/** Plans the next products of an import, and stores what each would become. False: none was left. */
export async function checkItems(
  db: Db,
  row: ImportRow,
  catalogue: ExistingCatalogue,
  now: Date,
): Promise<boolean> {
  const items = await listItems(db, row.import_id, { state: "read", limit: BATCH });
  const products = await readProductStates(
    db,
    items.flatMap(({ product_id }) => product_id ?? []),
  );
  const nameInFile = columnNames(row);
  const planned = items.map((item) => {
    const plan = planGroups([fromStoredLines(item.product_id, item.lines)], { ...catalogue, products });
    const [product] = plan.products;
    const isSame = product?.before !== null && product !== undefined && !isChanged(product);
    const state: ItemState = plan.problems.length > 0 ? "wrong" : isSame ? "unchanged" : "planned";
    return {
      item,
      change: {
        state,
        result: importLines(plan, nameInFile),
        plan_hash: hashOfPlan(plan),
        unique_keys: product ? uniqueKeys(product) : [],
      },
    };
  });
  await db.transaction().execute(async (trx) => {
    if (!(await lockImport(trx, row.import_id, "checking"))) return;
    for (const { item, change } of planned) await updateItem(trx, item, change);
    await updateImport(trx, row.import_id, now);
  });
  return items.length > 0;
}

/** Ends the check: of two products of the file that take the same slug or number, the later one is wrong. */
export async function finishCheck(db: Db, row: ImportRow, now: Date): Promise<void> {
  const rows = await listKeys(db, row.import_id);
  const taken = new Map<string, number>();
  const wrong = rows.flatMap((item) => {
    const key = item.unique_keys.find((each) => taken.has(each));
    const line = item.result[0]?.line ?? 0;
    if (key === undefined) for (const each of item.unique_keys) taken.set(each, line);
    if (key === undefined) return [];
    const first = taken.get(key) ?? 0;
    const [, slug] = /^Address (.*)/.exec(key) ?? [];
    const message = slug
      ? staffText`Line ${first} takes the address ${slug} already.`
      : staffText`Line ${first} takes the ${key} already.`;
    return { item, result: withProblem(item.result, message) };
  });
  await db.transaction().execute(async (trx) => {
    if (!(await lockImport(trx, row.import_id, "checking"))) return;
    for (const { item, result } of wrong) await updateItem(trx, item, { state: "wrong", result });
    await updateImport(trx, row.import_id, now, { state: "checked" });
  });
}

/** How the file calls a column of ours. */
function columnNames({ description }: ImportRow): (column: string) => string {
  if (!description || description.format === "own") return (column) => column;
  const headings = description.columns.map(({ heading }) => heading);
  const fields = description.columns.map(({ field }) => field);
  return (column) => headingInFile({ headings }, fields, column);
}
