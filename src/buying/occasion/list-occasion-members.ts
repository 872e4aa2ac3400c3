import { type ListedLine, MAX_LISTED } from "../../contract/admin/occasions.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { MemberId, OccasionId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { lockOccasion } from "./occasion.store.ts";
import { deleteOccasionMembers, insertOccasionMembers, listNamedMembers } from "./occasion-members.store.ts";
import { parsePastedMembers, planOccasionMembers } from "./plan-occasion-members.ts";
import { occasionNotFound } from "./save-occasion.ts";

interface OfOccasion {
  readonly occasionId: OccasionId;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Adds the members that pasted lines name to an occasion's list; a dry run adds nobody. Returns the outcome of each line. */
export async function addOccasionMembers(
  db: Db,
  { occasionId, list, dryRun, staff, now }: OfOccasion & { readonly list: string; readonly dryRun: boolean },
): Promise<
  { readonly lines: ListedLine[]; readonly ready: number } | Refusal<"not_found" | "too_many_lines">
> {
  const pasted = parsePastedMembers(list);
  if (pasted.length > MAX_LISTED)
    return refuse("too_many_lines", `Please give up to ${MAX_LISTED} lines at once.`);
  const keysOf = (isEmail: boolean) =>
    pasted.flatMap((each) => (each.isEmail === isEmail ? [...each.keys] : []));
  return db.transaction().execute(async (trx) => {
    if (!(await lockOccasion(trx, occasionId))) return occasionNotFound;
    const named = await listNamedMembers(trx, occasionId, { emails: keysOf(true), hrIds: keysOf(false) });
    const { lines, memberIds } = planOccasionMembers(pasted, named);
    if (dryRun || memberIds.length === 0) return { lines, ready: memberIds.length };
    const members = await insertOccasionMembers(trx, occasionId, memberIds, now);
    await recordChange(trx, {
      staff,
      action: "members added to an occasion",
      subject: "occasions",
      subjectId: occasionId,
      after: { members },
      now,
    });
    return { lines, ready: members };
  });
}

/** Takes members off an occasion's list. Returns how many were on it. */
export async function removeOccasionMembers(
  db: Db,
  { occasionId, memberIds, staff, now }: OfOccasion & { readonly memberIds: readonly MemberId[] },
): Promise<number | Refusal<"not_found">> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockOccasion(trx, occasionId))) return occasionNotFound;
    const removed = await deleteOccasionMembers(trx, occasionId, memberIds);
    if (removed > 0)
      await recordChange(trx, {
        staff,
        action: "members removed from an occasion",
        subject: "occasions",
        subjectId: occasionId,
        after: { members: removed },
        now,
      });
    return removed;
  });
}
