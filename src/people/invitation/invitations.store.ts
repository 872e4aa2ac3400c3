import { sql } from "kysely";
import type { InvitationId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { hasLetters } from "../../platform/db/has-letters.ts";
import { type PageQuery, paginate } from "../../platform/db/paginate.ts";
import type { NewRow, Row } from "../../platform/db/tables.ts";

export interface InvitationsQuery extends PageQuery {
  readonly order: "asc" | "desc";
  readonly q?: string;
}

const columns = [
  "invitation_id",
  "staff_invitations.email",
  "staff_invitations.first_name",
  "staff_invitations.last_name",
  "staff_invitations.role",
  "invited_at",
  "expires_at",
] as const;

const withInviter = (db: Db) =>
  db.selectFrom("staff_invitations").innerJoin("users as inviter", "inviter.user_id", "invited_by");

const hasAccount = sql<boolean>`exists (
  select from users where users.email_folded = staff_invitations.email_folded
)`.as("has_account");

/** One page of the invitations that nobody has accepted yet. */
export function listInvitations(db: Db, query: InvitationsQuery) {
  let found = withInviter(db);
  const { q } = query;
  if (q)
    found = found.where((eb) =>
      eb.or(
        ["email", "first_name", "last_name"].map((column) => hasLetters(`staff_invitations.${column}`, q)),
      ),
    );
  return paginate(db, query, found, (rows) =>
    rows
      .select([...columns, "inviter.email as inviter_email"])
      .select(hasAccount)
      .orderBy("invited_at", query.order)
      .orderBy("invitation_id", query.order),
  );
}
export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>["rows"][number];

export const findInvitation = (db: Db, invitationId: InvitationId) =>
  withInviter(db)
    .select([...columns, "inviter.email as inviter_email"])
    .select(hasAccount)
    .where("invitation_id", "=", invitationId)
    .executeTakeFirst();

export const lockInvitation = (trx: Trx, invitationId: InvitationId) =>
  trx
    .selectFrom("staff_invitations")
    .select(["invitation_id", "email", "role"])
    .where("invitation_id", "=", invitationId)
    .forUpdate()
    .executeTakeFirst();

/** Undefined when this e-mail address is invited already. */
export async function insertInvitation(
  trx: Trx,
  invitation: NewRow<"staff_invitations">,
): Promise<InvitationId | undefined> {
  const row = await trx
    .insertInto("staff_invitations")
    .values(invitation)
    .onConflict((conflict) => conflict.column("email_folded").doNothing())
    .returning("invitation_id")
    .executeTakeFirst();
  return row?.invitation_id;
}

/** The link of the mail before stops working. */
export async function renewInvitation(
  trx: Trx,
  invitationId: InvitationId,
  change: Pick<Row<"staff_invitations">, "asked_at" | "expires_at" | "invited_by">,
): Promise<void> {
  await trx
    .updateTable("staff_invitations")
    .set({ ...change, token_hash: null })
    .where("invitation_id", "=", invitationId)
    .execute();
}

export const deleteInvitation = (trx: Trx, invitationId: InvitationId) =>
  trx.deleteFrom("staff_invitations").where("invitation_id", "=", invitationId).execute();

/** Role and block of whoever has this e-mail address. Undefined when nobody has an account with it. */
export const findRoleOf = (db: Db, normalizedEmail: string) =>
  db
    .selectFrom("users")
    .select(["role", "blocked_at"])
    .where("email_folded", "=", normalizedEmail)
    .executeTakeFirst();

/** Deletes the invitation to a normalized e-mail address. */
export async function deleteInvitationTo(trx: Trx, normalizedEmail: string): Promise<void> {
  await trx.deleteFrom("staff_invitations").where("email_folded", "=", normalizedEmail).execute();
}
