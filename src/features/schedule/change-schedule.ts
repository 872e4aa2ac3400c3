import type { ScheduleInput } from "../../contract/admin/scheduled-changes.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { NewRow } from "../../server/db/rows.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { recordChange } from "../audit/record-change.ts";
import { priceRefusal } from "../catalog/product-draft.ts";
import { lockProduct } from "../catalog/products.store.ts";
import { fromWire } from "../money/money.ts";
import { endPrice } from "./apply-due.ts";
import { deleteChange, findChange, insertChange, isTimeTaken, lockPrices } from "./schedule.store.ts";

interface OnProduct {
  readonly productId: number;
  readonly staff: Staff;
  readonly now: Date;
}

const LONGEST_YEARS = 5;
const noProduct = refuse("not_found", "There is no such product.");

/**
 * Schedules a change of a product; what is past already takes effect with the next run of the job, which is at once.
 * Undefined when it is done; refuses not_found, variant_unknown, price_invalid, time_wrong (no moment, an end that is past
 * or before the beginning, more than five years ahead), time_taken.
 */
export async function addToSchedule(
  db: Db,
  jobs: Jobs,
  { productId, input, staff, now }: OnProduct & { readonly input: ScheduleInput },
): Promise<Refusal | undefined> {
  const said = new Date(input.startsAt);
  const startsAt = said < now ? now : said;
  const endsAt = input.kind === "price" && input.endsAt !== null ? new Date(input.endsAt) : null;
  const refused = timeRefusal(startsAt, endsAt, now) ?? (input.kind === "price" && priceRefusal(input, "it"));
  if (refused) return refused;
  const change: NewRow<"scheduled_changes"> = {
    ...{ product_id: productId, kind: input.kind, starts_at: startsAt, ends_at: endsAt },
    ...{ scheduled_by: staff.who.userId, scheduled_at: now },
    ...(input.kind === "price" && {
      variant_id: input.variantId,
      web_price_paise: fromWire(input.webPrice),
      selling_price_paise: fromWire(input.sellingPrice),
    }),
  };
  return db.transaction().execute(async (trx) => {
    if (!(await lockProduct(trx, productId))) return noProduct;
    if (input.kind === "price" && !(await lockPrices(trx, productId, input.variantId)))
      return refuse("variant_unknown", "The variant does not belong to this product.");
    if (await isTimeTaken(trx, change))
      return refuse(
        "time_taken",
        input.kind === "price"
          ? "Another price of this variant is scheduled for this time. Take it back first, or choose another time."
          : "The product enters or leaves the shop at this moment already.",
      );
    const changeId = await insertChange(trx, change);
    for (const at of [startsAt, endsAt]) if (at) await jobs.enqueue(trx, "catalogue.scheduled", {}, at);
    await recordChange(trx, {
      ...{ staff, action: `${input.kind} scheduled`, subject: "products", subjectId: productId },
      ...{ after: { change: changeId, ...input }, now },
    });
    return undefined;
  });
}

function timeRefusal(startsAt: Date, endsAt: Date | null, now: Date): Refusal | undefined {
  if (Number.isNaN(startsAt.getTime()) || (endsAt && Number.isNaN(endsAt.getTime())))
    return refuse("time_wrong", "That is no moment of the calendar.");
  const furthest = new Date(now);
  furthest.setUTCFullYear(now.getUTCFullYear() + LONGEST_YEARS);
  if ((endsAt ?? startsAt) > furthest || startsAt > furthest)
    return refuse("time_wrong", `That is more than ${LONGEST_YEARS} years ahead.`);
  if (endsAt && endsAt <= startsAt) return refuse("time_wrong", "The end is not after the beginning.");
  if (endsAt && endsAt <= now) return refuse("time_wrong", "The end is past already.");
  return undefined;
}

/**
 * Takes back what is coming; a price that is running ends now. Undefined when it is done; refuses not_found (also what is
 * over) and edited_meanwhile (it has begun since it was read, or is another state).
 */
export async function removeFromSchedule(
  db: Db,
  {
    productId,
    changeId,
    state,
    staff,
    now,
  }: OnProduct & { readonly changeId: number; readonly state: string },
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const product = await lockProduct(trx, productId);
    const change = product && (await findChange(trx, productId, changeId));
    if (!change) return refuse("not_found", "This is not scheduled any more.");
    if (change.state !== state)
      return refuse("edited_meanwhile", "It has begun or ended meanwhile. Look at the schedule again.");
    const of = { staff, subject: "products", subjectId: productId, now };
    if (change.state === "running") {
      const { before, after } = await endPrice(trx, change);
      await recordChange(trx, { ...of, action: "scheduled price ended by hand", before, after });
      return undefined;
    }
    await deleteChange(trx, changeId);
    const { kind, variant_id: variant, starts_at: startsAt, ends_at: endsAt } = change;
    await recordChange(trx, {
      ...{ ...of, action: `${kind} no longer scheduled` },
      before: { change: changeId, kind, variant, startsAt, endsAt },
    });
    return undefined;
  });
}
