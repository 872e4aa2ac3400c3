import { listKitSkus } from "../../../buying/occasion/occasion-board-stock.store.ts";
import type { ClaimMoment } from "../../../buying/occasion/occasion-columns.ts";
import type { Choices } from "../../../contract/admin/choices.ts";
import { isRefusal, type Refusal, refuse } from "../../../contract/errors.ts";
import type { StaffCaller } from "../../../contract/handler.ts";
import type { OccasionId } from "../../../contract/ids.ts";
import { recordChange } from "../../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import { occasionUnknown } from "../link/plan-claim-links.ts";
import { listChoices, lockLinksOfOccasion, orderChoicesOf, readCollecting } from "./choices.store.ts";
import { countChoices } from "./choices.ts";
import { remindsOn } from "./reminders.ts";

interface OfOccasion extends ClaimMoment {
  readonly occasionId: OccasionId;
}

export const collectsNone = refuse(
  "state_conflict",
  "This occasion collects no choices: a claim is an order.",
);

/** What was chosen of an occasion, as counts. Refuses not_found, and state_conflict: it collects no choices. */
export async function readChoices(
  db: Db | Trx,
  { occasionId, ...moment }: OfOccasion,
): Promise<Choices | Refusal<"not_found" | "state_conflict">> {
  const occasion = await readCollecting(db, occasionId, moment);
  if (!occasion) return occasionUnknown;
  const { rules, isOver, dispatchFrom } = occasion;
  if (rules.claims !== "collected" || rules.closesOn === null) return collectsNone;
  const choices = await listChoices(db, occasionId, moment);
  const skus = await listKitSkus(db, occasionId);
  const { closesOn } = rules;
  return {
    closesOn,
    dispatchFrom,
    isOver,
    remindsOn: isOver ? null : remindsOn(closesOn),
    ...countChoices(choices, { rules, skus }),
  };
}

interface OrderChoices extends OfOccasion {
  /** How many choices staff saw. */
  readonly seen: number;
  readonly staff: StaffCaller;
}

/**
 * Has the job make the orders of all choices of an occasion. Returns of how many. Refuses not_found, and state_conflict: the last day is not past,
 * or there is another number of choices than staff saw, such as none after somebody else's press.
 */
export const orderChoices = (
  db: Db,
  { occasionId, seen, staff, ...moment }: OrderChoices,
): Promise<number | Refusal<"not_found" | "state_conflict">> =>
  db.transaction().execute(async (trx) => {
    await lockLinksOfOccasion(trx, occasionId);
    const choices = await readChoices(trx, { occasionId, ...moment });
    if (isRefusal(choices)) return choices;
    const { chosen, isOver, closesOn } = choices;
    if (!isOver)
      return refuse(
        "state_conflict",
        `Members can choose until ${closesOn}. The orders can be made after it.`,
      );
    if (chosen !== seen)
      return refuse(
        "state_conflict",
        "There is another number of choices by now than was shown, so nothing was ordered. Please look again.",
      );
    const ordered = await orderChoicesOf(trx, occasionId);
    await recordChange(trx, {
      staff,
      action: "choices ordered",
      subject: "occasions",
      subjectId: occasionId,
      after: { choices: ordered },
      now: moment.now,
    });
    return ordered;
  });
