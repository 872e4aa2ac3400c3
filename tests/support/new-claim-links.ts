import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { hashClaimToken } from "../../src/orders/claim/link/claim-link.ts";
import type { Db } from "../../src/platform/db/database.ts";

/**
 * So many members, each with a live link to the kit of an occasion, and the tokens of the links. Written into the tables directly: no
 * mail is sent, so that there may be thousands.
 */
export async function newClaimLinks(
  db: Db,
  { occasionId, count, now }: { readonly occasionId: number; readonly count: number; readonly now: Date },
): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(24).toString("base64url"));
  const run = randomBytes(6).toString("hex");
  const hashes = JSON.stringify(tokens.map((token) => hashClaimToken(token).toString("hex")));
  await sql`
    with given as (
      select ordinality as n, decode(value, 'hex') as token_hash,
        format('joiner-%s-%s@private.example', ${run}::text, ordinality) as email
      from jsonb_array_elements_text(${hashes}::jsonb) with ordinality
    ), numbered as (
      select given.*, nextval(pg_get_serial_sequence('members', 'member_id'))::integer as member_id from given
    ), new_members as (
      insert into members (member_id, first_name, last_name, created_at, changed_at)
      select member_id, 'Joiner', n::text, ${now}, ${now} from numbered returning member_id
    ), new_emails as (
      insert into member_emails (member_id, email, email_folded, kind)
      select member_id, email, email, 'private' from numbered join new_members using (member_id) returning member_id
    )
    insert into claim_links (occasion_id, member_id, email, email_folded, token_hash, asked_at, expires_at)
    select ${occasionId}, member_id, email, email, token_hash, ${now}, ${now}::timestamptz + interval '60 days'
    from numbered join new_emails using (member_id)`.execute(db);
  return tokens;
}
