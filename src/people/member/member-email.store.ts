import { sql } from "kysely";
import type { MemberId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Row } from "../../platform/db/tables.ts";

export type MemberEmail = Pick<Row<"member_emails">, "email" | "email_folded" | "kind">;

export const listEmails = (db: Db | Trx, memberId: MemberId) =>
  db
    .selectFrom("member_emails")
    .select(["email", "email_folded", "kind", "proved_at"])
    .where("member_id", "=", memberId)
    .orderBy("kind")
    .orderBy("member_email_id")
    .execute();

/** Writes which addresses somebody has. One that stays keeps its proof. */
export async function saveEmails(
  trx: Trx,
  memberId: MemberId,
  emails: readonly MemberEmail[],
): Promise<void> {
  const stay = emails.map(({ email_folded }) => email_folded);
  let gone = trx.deleteFrom("member_emails").where("member_id", "=", memberId);
  if (stay.length > 0) gone = gone.where("email_folded", "not in", stay);
  await gone.execute();
  const before = await listEmails(trx, memberId);
  for (const email of emails)
    if (before.some(({ email_folded }) => email_folded === email.email_folded))
      await trx
        .updateTable("member_emails")
        .set({ email: email.email, kind: email.kind })
        .where("member_id", "=", memberId)
        .where("email_folded", "=", email.email_folded)
        .execute();
    else
      await trx
        .insertInto("member_emails")
        .values({ ...email, member_id: memberId })
        .execute();
}

/** Which of these folded addresses belong to other members. */
export const listTakenEmails = (trx: Trx, folded: readonly string[], memberId: MemberId | null) =>
  trx
    .selectFrom("member_emails")
    .select(["email", "member_id"])
    .where("email_folded", "in", [...folded, ""])
    .where("member_id", "is distinct from", memberId)
    .execute();

/** An account's address was proved by a mailed code, and the person or staff said whose it is. */
export async function markEmailProved(
  trx: Trx,
  memberId: MemberId,
  userId: UserId,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("member_emails")
    .set({ proved_at: now })
    .where("member_id", "=", memberId)
    .where("proved_at", "is", null)
    .where("email_folded", "in", (eb) =>
      eb
        .selectFrom("users")
        .select("email_folded")
        .where("user_id", "=", userId)
        .where("email_proved_at", "is not", null),
    )
    .execute();
}

/** The member used a link that was mailed to this normalized address only. */
export async function markEmailProvedByLink(
  trx: Trx,
  memberId: MemberId,
  emailFolded: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("member_emails")
    .set({ proved_at: now })
    .where("member_id", "=", memberId)
    .where("email_folded", "=", emailFolded)
    .where("proved_at", "is", null)
    .execute();
}

/** Moves addresses to another member, with their proofs. */
export async function moveEmails(
  trx: Trx,
  from: MemberId,
  to: MemberId,
  folded: readonly string[],
): Promise<void> {
  if (folded.length === 0) return;
  await trx
    .updateTable("member_emails")
    .set({ member_id: to })
    .where("member_id", "=", from)
    .where("email_folded", "in", folded)
    .execute();
}

/** The address of an account that is left to no member stays one of theirs, unless it is another member's. */
export async function addAccountEmail(trx: Trx, memberId: MemberId, userId: UserId): Promise<void> {
  await sql`insert into member_emails (member_id, email, email_folded, kind, proved_at)
    select ${memberId}::integer, email, email_folded, 'private', email_proved_at from users where user_id = ${userId}
    on conflict do nothing`.execute(trx);
}

export async function readAccountEmail(db: Db | Trx, userId: UserId): Promise<string | undefined> {
  const row = await db.selectFrom("users").select("email").where("user_id", "=", userId).executeTakeFirst();
  return row?.email;
}
