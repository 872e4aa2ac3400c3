import type { ScheduledChangeInput } from "../../contract/admin/scheduled-changes.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { ProductId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import { lockPrices } from "../product/prices.store.ts";
import { lockProduct } from "../product/products.store.ts";
import { validatePrices } from "../product/validate-product.ts";
import { endPrice } from "./apply-due-changes.ts";
import { deleteChange, findChange, insertChange, isTimeTaken } from "./scheduled-change.store.ts";

interface ScheduledChangeEdit {
  readonly productId: ProductId;
  readonly staff: StaffCaller;
  readonly now: Date;
}

const MAX_YEARS_AHEAD = 5;
const productNotFound = refuse("not_found", "There is no such product.");

/**
 * Schedules a change of a product. A start in the past means now: the job runs at once. Undefined when it is done.
 * Refuses time_invalid (not a date, an end in the past or not after the start, more than five years ahead).
 */
export async function scheduleChange(
  db: Db,
  jobs: Jobs,
  { productId, input, staff, now }: ScheduledChangeEdit & { readonly input: ScheduledChangeInput },
): Promise<
  Refusal<"not_found" | "price_invalid" | "schedule_overlap" | "time_invalid" | "variant_unknown"> | undefined
> {
  const requested = new Date(input.startsAt);
  const startsAt = requested < now ? now : requested;
  const endsAt = input.kind === "price" && input.endsAt !== null ? new Date(input.endsAt) : null;
  const refused =
    validateTimes(startsAt, endsAt, now) ?? (input.kind === "price" && validatePrices(input, "it"));
  if (refused) return refused;
  const change: NewRow<"scheduled_changes"> = {
    product_id: productId,
    kind: input.kind,
    starts_at: startsAt,
    ends_at: endsAt,
    scheduled_by: staff.caller.userId,
    scheduled_at: now,
    ...(input.kind === "price" && {
      variant_id: input.variantId,
      web_price_paise: rupeesToPaise(input.webPrice),
      selling_price_paise: rupeesToPaise(input.sellingPrice),
    }),
  };
  return db.transaction().execute(async (trx) => {
    if (!(await lockProduct(trx, productId))) return productNotFound;
    if (input.kind === "price" && !(await lockPrices(trx, productId, input.variantId)))
      return refuse("variant_unknown", "The variant does not belong to this product.");
    if (await isTimeTaken(trx, change))
      return refuse(
        "schedule_overlap",
        input.kind === "price"
          ? "Another price of this variant is scheduled for this time. Remove it first, or choose another time."
          : "The product already enters or leaves the shop at this moment.",
      );
    const changeId = await insertChange(trx, change);
    for (const at of [startsAt, endsAt]) if (at) await jobs.enqueue(trx, "catalogue.scheduled", {}, at);
    await recordChange(trx, {
      staff,
      action: `${input.kind} scheduled`,
      subject: "products",
      subjectId: productId,
      after: { change: changeId, ...input },
      now,
    });
    return undefined;
  });
}

function validateTimes(startsAt: Date, endsAt: Date | null, now: Date): Refusal<"time_invalid"> | undefined {
  if (Number.isNaN(startsAt.getTime()) || (endsAt && Number.isNaN(endsAt.getTime())))
    return refuse("time_invalid", "There is no such date and time.");
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + MAX_YEARS_AHEAD);
  if ((endsAt ?? startsAt) > latest || startsAt > latest)
    return refuse("time_invalid", `That is more than ${MAX_YEARS_AHEAD} years ahead.`);
  if (endsAt && endsAt <= startsAt) return refuse("time_invalid", "The end has to be after the beginning.");
  if (endsAt && endsAt <= now) return refuse("time_invalid", "The end is already in the past.");
  return undefined;
}

/**
 * Cancels a change that has not started; a price that is running ends now. Undefined when it is done. Refuses
 * not_found (also when the change is over) and version_conflict (its state has changed since it was read).
 */
export async function cancelScheduledChange(
  db: Db,
  {
    productId,
    changeId,
    state,
    staff,
    now,
  }: ScheduledChangeEdit & { readonly changeId: number; readonly state: string },
): Promise<Refusal<"not_found" | "version_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const product = await lockProduct(trx, productId);
    const change = product && (await findChange(trx, productId, changeId));
    if (!change) return refuse("not_found", "This is no longer scheduled.");
    if (change.state !== state)
      return refuse("version_conflict", "It has begun or ended in the meantime. Look at the schedule again.");
    const of = { staff, subject: "products", subjectId: productId, now } as const;
    if (change.state === "running") {
      const { before, after } = await endPrice(trx, change);
      await recordChange(trx, { ...of, action: "scheduled price ended by hand", before, after });
      return undefined;
    }
    await deleteChange(trx, changeId);
    const { kind, variant_id: variant, starts_at: startsAt, ends_at: endsAt } = change;
    await recordChange(trx, {
      ...of,
      action: `${kind} no longer scheduled`,
      before: { change: changeId, kind, variant, startsAt, endsAt },
    });
    return undefined;
  });
}
