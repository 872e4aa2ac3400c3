import type { StaffCaller } from "../../contract/handler.ts";
import type { Trx } from "../db/database.ts";
import { type AuditHead, appendAuditRow, appendAuditRowAfter } from "./audit.store.ts";
import type { AuditedChange } from "./audited-change.ts";
import { withoutPersonalTexts } from "./without-personal-texts.ts";

/** One change by staff. */
export type StaffChange = AuditedChange & { readonly staff: StaffCaller; readonly now: Date };
/** A change that the store makes by itself, such as a scheduled change. */
export type SystemChange = AuditedChange & { readonly now: Date };

/**
 * Writes the audit row of a change, in the transaction of the change. Call it last: it locks the chain's
 * head, and two transactions that lock in different order would deadlock.
 */
export async function recordChange(trx: Trx, change: StaffChange): Promise<void> {
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

/** Like recordChange, for a change that no person made: the row names the store. */
export const recordSystemChange = (trx: Trx, change: SystemChange): Promise<void> =>
  appendAuditRow(trx, systemRow(change));

/** The same after a head that the transaction has locked already (lockAuditHead). */
export const recordSystemChangeAfter = (trx: Trx, head: AuditHead, change: SystemChange): Promise<void> =>
  appendAuditRowAfter(trx, head, systemRow(change));

const systemRow = (change: SystemChange) => ({
  at: change.now,
  userId: null,
  userEmail: "",
  role: "store",
  clientIp: "",
  action: change.action,
  subject: change.subject,
  subjectId: String(change.subjectId),
  ...textsOf(change),
});

const textsOf = ({ subject, before, after }: AuditedChange) => ({
  before: toJson(withoutPersonalTexts(subject, before)),
  after: toJson(withoutPersonalTexts(subject, after)),
});

const toJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
