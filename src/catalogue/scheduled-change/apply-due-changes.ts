import type { ProductId } from "../../contract/ids.ts";
import type { AuditedChange } from "../../platform/audit/audited-change.ts";
import { recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { lockPrices, type Prices, savePrices } from "../product/prices.store.ts";
import { lockProduct } from "../product/products.store.ts";
import { setWithdrawn } from "../product/save-product.store.ts";
import {
  listDueChanges,
  listDueProductIds,
  type ScheduledRow,
  updateChange,
} from "./scheduled-change.store.ts";

/** The audit fields of an applied change. */
type AppliedChange = Extract<AuditedChange, { readonly subject: "products" }>;
type AppliedPrice = Extract<AppliedChange, { readonly action: `scheduled price ${string}` }>;

/**
 * Applies all changes that are due, also those that became due while the store was not running. The changes
 * of one product run in the order of their times, in one transaction. A second or parallel run changes
 * nothing more. Returns the number of changed products.
 */
export async function applyDueChanges(db: Db, now: Date): Promise<number> {
  let changed = 0;
  for (const productId of await listDueProductIds(db, now))
    if (await db.transaction().execute((trx) => applyToProduct(trx, productId, now))) changed += 1;
  return changed;
}

async function applyToProduct(trx: Trx, productId: ProductId, now: Date): Promise<boolean> {
  if (!(await lockProduct(trx, productId))) return false;
  const applied: AppliedChange[] = [];
  let [next] = await listDueChanges(trx, productId, now);
  while (next) {
    applied.push(await applyChange(trx, next, now));
    // Read again after each change: a price that has just started may be due to end as well.
    [next] = await listDueChanges(trx, productId, now);
  }
  for (const step of applied) await recordSystemChange(trx, { ...step, now });
  return applied.length > 0;
}

function applyChange(trx: Trx, change: ScheduledRow, now: Date): Promise<AppliedChange> {
  if (change.kind !== "price") return publishOrWithdraw(trx, change, now);
  return change.state === "running" ? endPrice(trx, change) : startPrice(trx, change, now);
}

async function publishOrWithdraw(trx: Trx, change: ScheduledRow, now: Date): Promise<AppliedChange> {
  const { product_id: productId, kind } = change;
  const isPublished = kind === "publish";
  const product = await lockProduct(trx, productId);
  const isAlready = (product?.withdrawn_at === null) === isPublished;
  if (!isAlready) await setWithdrawn(trx, productId, isPublished ? null : now);
  await updateChange(trx, change.scheduled_change_id, { state: "over" });
  const action = isPublished ? "product published" : "product withdrawn";
  return { action: isAlready ? `${action}: it was already` : `${action} as scheduled`, ...subjectOf(change) };
}

async function startPrice(trx: Trx, change: ScheduledRow, now: Date): Promise<AppliedChange> {
  const { scheduled_change_id: id, product_id: productId, ends_at: endsAt } = change;
  const variantId = change.variant_id ?? 0;
  if (endsAt && endsAt <= now) {
    await updateChange(trx, id, { state: "passed over" });
    return {
      action: "scheduled price passed over",
      ...subjectOf(change),
      after: auditPrices(change, pricesOf(change)),
    };
  }
  const before = await lockPrices(trx, productId, variantId);
  await savePrices(trx, productId, variantId, pricesOf(change));
  await updateChange(trx, id, {
    state: endsAt ? "running" : "over",
    web_price_before_paise: before?.webPaise ?? null,
    selling_price_before_paise: before?.sellingPaise ?? null,
  });
  return {
    action: "scheduled price began",
    ...subjectOf(change),
    before: before && auditPrices(change, before),
    after: auditPrices(change, pricesOf(change)),
  };
}

/** Restores the earlier price. A price that staff have set in the meantime stays. */
export async function endPrice(trx: Trx, change: ScheduledRow): Promise<AppliedPrice> {
  const { scheduled_change_id: id, product_id: productId } = change;
  const variantId = change.variant_id ?? 0;
  const present = await lockPrices(trx, productId, variantId);
  const scheduled = pricesOf(change);
  await updateChange(trx, id, { state: "over" });
  if (present?.webPaise !== scheduled.webPaise || present.sellingPaise !== scheduled.sellingPaise)
    return {
      action: "scheduled price ended: another price stays",
      ...subjectOf(change),
      after: present && auditPrices(change, present),
    };
  const restored = {
    webPaise: change.web_price_before_paise ?? scheduled.webPaise,
    sellingPaise: change.selling_price_before_paise ?? scheduled.sellingPaise,
  };
  await savePrices(trx, productId, variantId, restored);
  return {
    action: "scheduled price ended",
    ...subjectOf(change),
    before: auditPrices(change, scheduled),
    after: auditPrices(change, restored),
  };
}

const subjectOf = ({ product_id }: ScheduledRow) => ({ subject: "products", subjectId: product_id }) as const;
const pricesOf = (change: ScheduledRow): Prices => ({
  webPaise: change.web_price_paise ?? 0,
  sellingPaise: change.selling_price_paise ?? 0,
});
const auditPrices = ({ variant_id }: ScheduledRow, { webPaise, sellingPaise }: Prices) => ({
  variant: variant_id,
  webPrice: paiseToRupees(webPaise),
  sellingPrice: paiseToRupees(sellingPaise),
});
