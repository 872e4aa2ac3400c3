import type { StaffCaller } from "../../contract/handler.ts";
import type { Trx } from "../db/database.ts";
import { appendAuditRow } from "./audit.store.ts";
import { withoutPersonalTexts } from "./without-personal-texts.ts";

/** One change by staff. `before` and `after` hold only what a reader of the audit needs to see. */
export interface AuditedChange {
  readonly staff: StaffCaller;
  /** What was done, in plain words: "dispatched", "price changed". */
  readonly action: string;
  /** What was changed, by the word in the admin's URL: "orders". */
  readonly subject: string;
  readonly subjectId: string | number;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly now: Date;
}

/**
 * Writes the audit row of a change, in the transaction of the change. Call it last: it locks the chain's
 * head, and two transactions that lock in different order would deadlock.
 */
export async function recordChange(trx: Trx, change: AuditedChange): Promise<void> {
  const { caller: actor, clientIp } = change.staff;
  await appendAuditRow(trx, {
    at: change.now,
    userId: actor.userId,
    userEmail: actor.email,
    role: actor.role,
    clientIp: clientIp,
    action: change.action,
    subject: change.subject,
    subjectId: String(change.subjectId),
    ...textsOf(change),
  });
}

/** A change that the store makes by itself, such as a scheduled change. */
export type SystemChange = Omit<AuditedChange, "staff">;

/** Like recordChange, for a change that no person made: the row names the store. */
export async function recordSystemChange(trx: Trx, change: SystemChange): Promise<void> {
  await appendAuditRow(trx, {
    ...{ at: change.now, userId: null, userEmail: "", role: "store", clientIp: "" },
    action: change.action,
    subject: change.subject,
    subjectId: String(change.subjectId),
    ...textsOf(change),
  });
}

const textsOf = ({ subject, before, after }: SystemChange) => ({
  before: toJson(withoutPersonalTexts(subject, before)),
  after: toJson(withoutPersonalTexts(subject, after)),
});

const toJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
