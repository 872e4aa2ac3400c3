import type { ClaimMoment } from "../../../buying/occasion/occasion-columns.ts";
import type { ReminderPlan } from "../../../contract/admin/choices.ts";
import { isRefusal, type Refusal, refuse } from "../../../contract/errors.ts";
import type { StaffCaller } from "../../../contract/handler.ts";
import type { ClaimLinkId, OccasionId } from "../../../contract/ids.ts";
import { recordChange } from "../../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import { sendTogether } from "../../../platform/db/send-together.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { readOccasionToSend } from "../link/claim-recipients.store.ts";
import { occasionUnknown } from "../link/plan-claim-links.ts";
import { collectsNone } from "./order-choices.ts";
import {
  insertReminders,
  listNearlyOver,
  listReminderCandidates,
  lockLinksToRemind,
} from "./reminders.store.ts";
import { type PlannedReminders, planReminders } from "./reminders.ts";

interface OfOccasion extends ClaimMoment {
  readonly occasionId: OccasionId;
  /** True: nobody of the staff pressed. */
  readonly byClock: boolean;
}

interface RemindChoices extends ClaimMoment {
  readonly occasionId: OccasionId;
  readonly dryRun: boolean;
  /** How many the dry run named. */
  readonly seen?: number;
  readonly staff: StaffCaller;
}

/** Reminders that are written in one transaction. */
const BATCH = 200;
const notOpen = refuse("state_conflict", "Nobody can choose at the moment, so nobody is reminded.");

/**
 * Mails everybody who was invited to choose and has not, or only says how many they are, and why not the others. Refuses not_found, and
 * state_conflict: it collects no choices, nobody can choose now, or others would be reminded than the dry run said.
 */
export async function remindChoices(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { dryRun, seen, staff, ...of }: RemindChoices,
): Promise<ReminderPlan | Refusal<"not_found" | "state_conflict">> {
  const planned = await planForOccasion(db, { ...of, byClock: false });
  if (isRefusal(planned)) return planned;
  const { links, others } = planned;
  if (dryRun || links.length === 0) return { reminded: links.length, others, isSent: false };
  if (seen !== undefined && seen !== links.length)
    return refuse(
      "state_conflict",
      "Others would be reminded by now than were shown, so nothing was mailed. Please check again.",
    );
  const reminded = await remindAll(db, jobs, planned, { ...of, byClock: false, staff });
  return { reminded, others, isSent: true };
}

/** What the clock does: reminds, in the last days of each occasion that collects, who has not chosen. Returns how many. */
export async function remindByClock(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  moment: ClaimMoment,
): Promise<number> {
  let reminded = 0;
  for (const occasionId of await listNearlyOver(db, moment)) {
    const of = { occasionId, byClock: true, ...moment };
    const planned = await planForOccasion(db, of);
    if (!isRefusal(planned)) reminded += await remindAll(db, jobs, planned, of);
  }
  return reminded;
}

async function planForOccasion(
  db: Db | Trx,
  { byClock, linkIds, ...of }: OfOccasion & { readonly linkIds?: readonly ClaimLinkId[] },
): Promise<PlannedReminders | Refusal<"not_found" | "state_conflict">> {
  const occasion = await readOccasionToSend(db, of.occasionId);
  if (!occasion) return occasionUnknown;
  const { rules, isKitInShop } = occasion;
  if (rules.claims !== "collected") return collectsNone;
  if (!rules.isStarted || rules.isArchived || !isKitInShop) return notOpen;
  const candidates = await listReminderCandidates(db, { ...of, ...(linkIds && { linkIds }) });
  return planReminders(candidates, { rules, byClock, now: of.now });
}

async function remindAll(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { links }: PlannedReminders,
  of: OfOccasion & { readonly staff?: StaffCaller },
): Promise<number> {
  let reminded = 0;
  for (let from = 0; from < links.length; from += BATCH)
    reminded += await db.transaction().execute((trx) =>
      remindBatch(trx, jobs, {
        ...of,
        linkIds: links.slice(from, from + BATCH).map(({ claimLinkId }) => claimLinkId),
      }),
    );
  return reminded;
}

/** Whoever has chosen, or was reminded by another press, since the plan was made is left out. */
async function remindBatch(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { staff, ...of }: OfOccasion & { readonly linkIds: readonly ClaimLinkId[]; readonly staff?: StaffCaller },
): Promise<number> {
  await lockLinksToRemind(trx, of.linkIds);
  const planned = await planForOccasion(trx, of);
  if (isRefusal(planned) || planned.links.length === 0) return 0;
  const { links } = planned;
  const { occasionId, byClock: isAutomatic, now } = of;
  const ids = links.map(({ claimLinkId }) => claimLinkId);
  await insertReminders(trx, ids, { isAutomatic, now });
  await sendTogether(trx, (t) =>
    Promise.all(
      links.map(({ claimLinkId, email: recipient }) =>
        queueMail(t, jobs, { kind: "claim-reminder", recipient, claimLinkId, now }),
      ),
    ),
  );
  if (staff)
    await recordChange(trx, {
      staff,
      action: "members reminded to choose",
      subject: "occasions",
      subjectId: occasionId,
      after: { reminders: links.length },
      now,
    });
  return links.length;
}
