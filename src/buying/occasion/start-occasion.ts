import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { OccasionId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { lockOccasion, updateOccasion } from "./occasion.store.ts";
import { FIRST_OCCASION } from "./occasion.ts";
import { occasionChanged, occasionNotFound } from "./save-occasion.ts";

interface Step {
  readonly occasionId: OccasionId;
  readonly version: number;
  readonly staff: StaffCaller;
  readonly now: Date;
}
type Refused = Refusal<"not_found" | "state_conflict" | "version_conflict">;

/**
 * Starts an occasion: its kit can be claimed from its first day on. Undefined when it is done. `today` is the store's day. Refuses
 * state_conflict: it has no kit, its last day is past, or it has started or ended.
 */
export async function startOccasion(
  db: Db,
  { occasionId, version, staff, now, today }: Step & { readonly today: string },
): Promise<Refused | undefined> {
  return db.transaction().execute(async (trx) => {
    const before = await lockOccasion(trx, occasionId);
    if (!before) return occasionNotFound;
    if (before.version !== version) return occasionChanged;
    if (before.started_at) return refuse("state_conflict", "The occasion has started already.");
    if (before.archived_at)
      return refuse("state_conflict", "The occasion is archived. Take that back first.");
    if (before.kit_product_id === null) return refuse("state_conflict", "Choose its kit first.");
    if (before.closes_on !== null && before.closes_on < today)
      return refuse("state_conflict", "Its last day is past. Change it first.");
    await updateOccasion(trx, occasionId, { started_at: now }, now);
    await recordChange(trx, {
      staff,
      action: "occasion started",
      subject: "occasions",
      subjectId: occasionId,
      now,
    });
    return undefined;
  });
}

/** Ends an occasion, or takes that back. Undefined when it is done. Refuses state_conflict for the first one. */
export async function archiveOccasion(
  db: Db,
  { occasionId, version, isArchived, staff, now }: Step & { readonly isArchived: boolean },
): Promise<Refused | undefined> {
  return db.transaction().execute(async (trx) => {
    const before = await lockOccasion(trx, occasionId);
    if (!before) return occasionNotFound;
    if (before.version !== version) return occasionChanged;
    if (occasionId === FIRST_OCCASION)
      return refuse("state_conflict", "The first occasion is not archived: switch its coupons off instead.");
    if ((before.archived_at !== null) === isArchived) return undefined;
    await updateOccasion(trx, occasionId, { archived_at: isArchived ? now : null }, now);
    await recordChange(trx, {
      staff,
      action: isArchived ? "occasion archived" : "occasion taken back",
      subject: "occasions",
      subjectId: occasionId,
      now,
    });
    return undefined;
  });
}
