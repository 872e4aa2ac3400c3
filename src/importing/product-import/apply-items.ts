import { lockProducts } from "../../catalogue/product/products.store.ts";
import { skuTakenOnWrite } from "../../catalogue/sku-code/sku-taken.ts";
import { slugTakenOnWrite } from "../../catalogue/slug/slug-refusals.ts";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { planGroups } from "../product-csv/plan-import.ts";
import type { ExistingCatalogue } from "../product-csv/product-state.ts";
import { readProductStates } from "../product-csv/read-existing-catalogue.ts";
import { saveImportedProduct } from "../product-csv/save-imported-product.ts";
import { hashOfPlan } from "./check-items.ts";
import { doneItems } from "./done-items.ts";
import { type ItemRow, listItems, updateItem } from "./import-item.store.ts";
import { type ImportRow, lockImport, updateImport } from "./product-import.store.ts";
import { fromStoredLines } from "./product-import.ts";
import { staffOf } from "./staff-of.ts";
import { withProblem } from "./wrong-lines.ts";

/** Few products for each transaction, so that buyers of them do not wait. */
const BATCH = 20;
const changedSince = staffText`It was changed since the file was checked. Check the file again.`;

interface ApplyItems {
  readonly row: ImportRow;
  readonly catalogue: ExistingCatalogue;
  readonly jobs: Jobs;
  readonly now: Date;
}

/**
 * Makes the changes of the next products in one transaction. When one is refused, each gets a transaction of its own, and the
 * refused one is wrong from then on. False: none was left.
 */
export async function applyItems(db: Db, apply: ApplyItems): Promise<boolean> {
  const items = await listItems(db, apply.row.import_id, { state: "planned", limit: BATCH });
  if (!isRefusal(await applyTogether(db, items, apply))) return items.length > 0;
  for (const item of items) {
    const refused = await applyTogether(db, [item], apply);
    if (refused) await refuseItem(db, item, refused.detail);
  }
  return true;
}

async function applyTogether(
  db: Db,
  items: readonly ItemRow[],
  apply: ApplyItems,
): Promise<Refusal | undefined> {
  try {
    return await refusableTransaction(db, (trx) => applyInTransaction(trx, items, apply));
  } catch (error) {
    const refused = slugTakenOnWrite(error, "") ?? skuTakenOnWrite(error);
    if (refused) return refused;
    throw error;
  }
}

async function applyInTransaction(
  trx: Trx,
  items: readonly ItemRow[],
  { row, catalogue, jobs, now }: ApplyItems,
): Promise<Refusal | undefined> {
  if (!(await lockImport(trx, row.import_id, "applying"))) return undefined;
  const ids = items.flatMap(({ product_id }) => product_id ?? []);
  await lockProducts(trx, ids);
  const known = { ...catalogue, products: await readProductStates(trx, ids) };
  const staff = staffOf(row);
  const saved = [];
  for (const item of items) {
    const plan = planGroups([fromStoredLines(item.product_id, item.lines)], known);
    const [product] = plan.products;
    if (!product || plan.problems.length > 0 || hashOfPlan(plan) !== item.plan_hash) {
      await updateItem(trx, item, { state: "wrong", result: withProblem(item.result, changedSince) });
      continue;
    }
    const one = await saveImportedProduct(trx, product, {
      imageFiles: catalogue.imageFiles,
      staff,
      jobs,
      now,
    });
    if (isRefusal(one)) return one;
    saved.push({ ...one, before: product.before, item });
  }
  for (const [at, { state, productId, before, after }] of (await doneItems(trx, saved)).entries()) {
    const item = saved[at]?.item;
    const stored = { state, product_id: productId, before, ...(after && { after }), lines: null };
    if (item) await updateItem(trx, item, stored);
  }
  await updateImport(trx, row.import_id, now);
  for (const { changes } of saved) for (const change of changes) await recordChange(trx, change);
  return undefined;
}

const refuseItem = (db: Db, item: ItemRow, detail: StaffText) =>
  db
    .transaction()
    .execute((trx) => updateItem(trx, item, { state: "wrong", result: withProblem(item.result, detail) }));
