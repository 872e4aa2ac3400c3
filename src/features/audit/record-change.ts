import type { Staff } from "../../contract/handler.ts";
import type { Trx } from "../../server/db/database.ts";
import { appendAudit } from "./audit.store.ts";

/** One write of the back office, told in its own transaction. `before` and `after` are what a reader needs to see. */
export interface Change {
  readonly staff: Staff;
  /** What was done, as a reader says it: "dispatched", "price changed". */
  readonly action: string;
  /** The kind of thing, in the word of its address: "orders". */
  readonly subject: string;
  readonly subjectId: string | number;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly now: Date;
}

/**
 * Writes the audit row of a change, in the change's transaction and as its last step: the chain's end is locked from
 * here on, and two writers that lock in different order would wait for each other.
 */
export async function recordChange(trx: Trx, change: Change): Promise<void> {
  const { who, fromAddress } = change.staff;
  await appendAudit(trx, {
    at: change.now,
    userId: who.userId,
    userEmail: who.email,
    role: who.role,
    fromAddress,
    action: change.action,
    subject: change.subject,
    subjectId: String(change.subjectId),
    before: asText(change.before),
    after: asText(change.after),
  });
}

/** A change that the store makes by itself, when its time has come. */
export type OwnChange = Omit<Change, "staff">;

/** recordChange for what nobody of the team does: the row names the store. */
export async function recordOwnChange(trx: Trx, change: OwnChange): Promise<void> {
  await appendAudit(trx, {
    ...{ at: change.now, userId: null, userEmail: "", role: "store", fromAddress: "" },
    action: change.action,
    subject: change.subject,
    subjectId: String(change.subjectId),
    before: asText(change.before),
    after: asText(change.after),
  });
}

const asText = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
