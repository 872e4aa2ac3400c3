import type { Db, Trx } from "../../server/db/database.ts";
import { type OwnChange, recordOwnChange } from "../audit/record-change.ts";
import { lockProduct } from "../catalog/products.store.ts";
import { setWithdrawn } from "../catalog/save-product.store.ts";
import { toWire } from "../money/money.ts";
import {
  dueChanges,
  dueProducts,
  lockPrices,
  moveChange,
  type Prices,
  putPrices,
  type ScheduledRow,
} from "./schedule.store.ts";

/** What a step of the schedule leaves in the audit. */
export type StepTaken = Pick<OwnChange, "action" | "subject" | "subjectId" | "before" | "after">;

/**
 * Does whatever is due, also what was due while nothing was running; a product's steps in the order of their times and in
 * one transaction. Done twice, or by two at once, it does nothing more. Answers how many products were changed.
 */
export async function applyDue(db: Db, now: Date): Promise<number> {
  let changed = 0;
  for (const productId of await dueProducts(db, now))
    if (await db.transaction().execute((trx) => applyToProduct(trx, productId, now))) changed += 1;
  return changed;
}

async function applyToProduct(trx: Trx, productId: number, now: Date): Promise<boolean> {
  if (!(await lockProduct(trx, productId))) return false;
  const taken: StepTaken[] = [];
  let [next] = await dueChanges(trx, productId, now);
  while (next) {
    taken.push(await takeStep(trx, next, now));
    // Read anew after each step: a price that has begun may be due to end as well.
    [next] = await dueChanges(trx, productId, now);
  }
  for (const step of taken) await recordOwnChange(trx, { ...step, now });
  return taken.length > 0;
}

function takeStep(trx: Trx, change: ScheduledRow, now: Date): Promise<StepTaken> {
  if (change.kind !== "price") return enterOrLeave(trx, change, now);
  return change.state === "running" ? endPrice(trx, change) : beginPrice(trx, change, now);
}

async function enterOrLeave(trx: Trx, change: ScheduledRow, now: Date): Promise<StepTaken> {
  const { product_id: productId, kind } = change;
  const isPublished = kind === "publish";
  const product = await lockProduct(trx, productId);
  const isSo = (product?.withdrawn_at === null) === isPublished;
  if (!isSo) await setWithdrawn(trx, productId, isPublished ? null : now);
  await moveChange(trx, change.scheduled_change_id, { state: "over" });
  const done = isPublished ? "product published" : "product withdrawn";
  return { action: isSo ? `${done}: it was already` : `${done} as scheduled`, ...subjectOf(change) };
}

async function beginPrice(trx: Trx, change: ScheduledRow, now: Date): Promise<StepTaken> {
  const { scheduled_change_id: id, product_id: productId, ends_at: endsAt } = change;
  const variantId = change.variant_id ?? 0;
  if (endsAt && endsAt <= now) {
    await moveChange(trx, id, { state: "passed over" });
    return {
      action: "scheduled price passed over",
      ...subjectOf(change),
      after: told(change, pricesOf(change)),
    };
  }
  const before = await lockPrices(trx, productId, variantId);
  await putPrices(trx, productId, variantId, pricesOf(change));
  await moveChange(trx, id, {
    state: endsAt ? "running" : "over",
    web_price_before_paise: before?.webPaise ?? null,
    selling_price_before_paise: before?.sellingPaise ?? null,
  });
  return {
    action: "scheduled price began",
    ...subjectOf(change),
    before: before && told(change, before),
    after: told(change, pricesOf(change)),
  };
}

/** The price before returns; one that somebody has set by hand meanwhile is theirs and stays. */
export async function endPrice(trx: Trx, change: ScheduledRow): Promise<StepTaken> {
  const { scheduled_change_id: id, product_id: productId } = change;
  const variantId = change.variant_id ?? 0;
  const present = await lockPrices(trx, productId, variantId);
  const own = pricesOf(change);
  await moveChange(trx, id, { state: "over" });
  if (present?.webPaise !== own.webPaise || present.sellingPaise !== own.sellingPaise)
    return {
      action: "scheduled price ended: another price stays",
      ...subjectOf(change),
      after: present && told(change, present),
    };
  const returning = {
    webPaise: change.web_price_before_paise ?? own.webPaise,
    sellingPaise: change.selling_price_before_paise ?? own.sellingPaise,
  };
  await putPrices(trx, productId, variantId, returning);
  return {
    action: "scheduled price ended",
    ...subjectOf(change),
    before: told(change, own),
    after: told(change, returning),
  };
}

const subjectOf = ({ product_id }: ScheduledRow) => ({ subject: "products", subjectId: product_id });
const pricesOf = (change: ScheduledRow): Prices => ({
  webPaise: change.web_price_paise ?? 0,
  sellingPaise: change.selling_price_paise ?? 0,
});
const told = ({ variant_id }: ScheduledRow, { webPaise, sellingPaise }: Prices) => ({
  variant: variant_id,
  webPrice: toWire(webPaise),
  sellingPrice: toWire(sellingPaise),
});
