import { createHash, randomBytes } from "node:crypto";
import type { InvitationId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

const hashInvitationToken = (token: string): Buffer =>
  createHash("sha256").update(`invitation:${token}`).digest();

const openColumns = ["invitation_id", "email", "email_folded", "first_name", "last_name", "role"] as const;

/**
 * Makes the token of a mail that is being written. Only its hash is stored, and it replaces the one of an earlier attempt.
 * Null: a newer mail was asked for since `askedAt`, or the invitation has ended; then nothing may be mailed.
 */
export async function makeInvitationToken(
  db: Db,
  { invitationId, askedAt, now }: { invitationId: InvitationId; askedAt: Date; now: Date },
): Promise<string | null> {
  const token = randomBytes(32).toString("base64url");
  const { numUpdatedRows } = await db
    .updateTable("staff_invitations")
    .set({ token_hash: hashInvitationToken(token) })
    .where("invitation_id", "=", invitationId)
    .where("asked_at", "=", askedAt)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : null;
}

/** What the mail says. Undefined when the invitation was accepted or withdrawn. */
export const findInvitationToMail = (db: Db, invitationId: InvitationId) =>
  db
    .selectFrom("staff_invitations")
    .innerJoin("users", "users.user_id", "staff_invitations.invited_by")
    .select(["staff_invitations.first_name as firstName", "staff_invitations.role"])
    .select(["users.first_name as inviterFirstName", "users.last_name as inviterLastName"])
    .where("invitation_id", "=", invitationId)
    .executeTakeFirst();

const openByToken = (db: Db | Trx, token: string, now: Date) =>
  db
    .selectFrom("staff_invitations")
    .innerJoin("users as inviter", "inviter.user_id", "staff_invitations.invited_by")
    .where("token_hash", "=", hashInvitationToken(token))
    .where("expires_at", ">", now)
    .where("inviter.role", "=", "admin")
    .where("inviter.blocked_at", "is", null);

/** The invitation that this link accepts now: not ended, and from somebody who is an administrator still. */
export const findOpenInvitation = (db: Db, token: string, now: Date) =>
  openByToken(db, token, now)
    .select(openColumns.map((column) => `staff_invitations.${column}` as const))
    .executeTakeFirst();
export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findOpenInvitation>>>;

/** Deletes the invitation of this link, so that the link works only once. False: another request was first. */
export async function spendInvitation(trx: Trx, token: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("staff_invitations")
    .where("invitation_id", "in", openByToken(trx, token, now).select("invitation_id"))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes invitations whose link stopped working before then. */
export async function deleteEndedInvitations(db: Db, endedBefore: Date): Promise<void> {
  await db.deleteFrom("staff_invitations").where("expires_at", "<", endedBefore).execute();
}
