import { sql } from "kysely";
import { MAX_WRONG_TRIES } from "../../../buying/occasion/card-tries.ts";
import { type ClaimMoment, dayOfMember } from "../../../buying/occasion/occasion-columns.ts";
import type { Employment } from "../../../contract/admin/members.ts";
import type { ClaimLinkId, MemberId, OccasionId, UserId } from "../../../contract/ids.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import { hashClaimToken } from "../link/claim-link.ts";

/**
 * Counts a try at the card of a code before it is compared, so that guesses at the same moment do not pass together. Returns whose card it is.
 * Undefined: there is no such card, or it is locked. The caller sends the same statements in both cases.
 */
export async function countTry(
  trx: Trx,
  hashes: readonly Buffer[],
): Promise<
  | { readonly claimLinkId: ClaimLinkId; readonly occasionId: OccasionId; readonly memberId: MemberId }
  | undefined
> {
  const { rows } = await sql<{ claimLinkId: ClaimLinkId; occasionId: OccasionId; memberId: MemberId }>`
    update claim_links set wrong_tries = wrong_tries + 1
    where code_hash = any (${hashes}::bytea[]) and wrong_tries < ${MAX_WRONG_TRIES}
    returning claim_link_id as "claimLinkId", occasion_id as "occasionId", member_id as "memberId"`.execute(
    trx,
  );
  return rows[0];
}

export interface FactsOfMember {
  readonly hrId: string | null;
  readonly employments: readonly Employment[];
  readonly today: string;
}

/** What may be asked of a member. Undefined: there is none with this id. */
export async function readFacts(
  trx: Trx,
  memberId: MemberId,
  moment: ClaimMoment,
): Promise<FactsOfMember | undefined> {
  const { rows } = await sql<FactsOfMember>`
    select m.hr_id as "hrId", ${dayOfMember(moment)} as today,
      (select coalesce(json_agg(json_build_object('startOn', e.start_on, 'endOn', e.end_on)), '[]')
        from member_employments e where e.member_id = m.member_id) as employments
    from members m where m.member_id = ${memberId}`.execute(trx);
  return rows[0];
}

/** Code and fact were right: the try is taken back, and this token opens the card until then. One that was made before opens nothing. */
export async function giveCardToken(
  db: Db,
  claimLinkId: ClaimLinkId,
  { token, until }: { readonly token: string; readonly until: Date },
): Promise<void> {
  await db
    .updateTable("claim_links")
    .set((eb) => ({
      token_hash: hashClaimToken(token),
      token_until: until,
      wrong_tries: eb("wrong_tries", "-", 1),
    }))
    .where("claim_link_id", "=", claimLinkId)
    .execute();
}

export interface NewCard {
  readonly memberId: MemberId;
  /** Stands for an e-mail address (noMailbox). */
  readonly email: string;
  readonly codeHash: Buffer;
}

/** Returns the ids of those that were made: whoever has a live link or card, of staff who acted at the same moment, gets no other. */
export async function insertCards(
  trx: Trx,
  cards: readonly NewCard[],
  {
    occasionId,
    sentBy,
    now,
    expiresAt,
  }: { occasionId: OccasionId; sentBy: UserId; now: Date; expiresAt: Date },
): Promise<ClaimLinkId[]> {
  const made = await trx
    .insertInto("claim_links")
    .values(
      cards.map(({ memberId, email, codeHash }) => ({
        occasion_id: occasionId,
        member_id: memberId,
        email,
        email_folded: email,
        code_hash: codeHash,
        sent_by: sentBy,
        asked_at: now,
        expires_at: expiresAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("claim_link_id")
    .execute();
  return made.map(({ claim_link_id }) => claim_link_id);
}
