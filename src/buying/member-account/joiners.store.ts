import { sql } from "kysely";
import type { MemberId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

interface NeverCame {
  /** Nobody has changed the record since. */
  readonly before: Date;
  readonly now: Date;
  readonly batchSize: number;
  readonly among?: readonly MemberId[];
}

/**
 * Joiners who never came: members without an employment, an account and a kit, who manage nobody and can use no claim link, and whose record nobody
 * has changed for long.
 */
export async function listNeverCame(
  db: Db | Trx,
  { before, now, batchSize, among }: NeverCame,
): Promise<MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    select m.member_id from members m
    where m.user_id is null and m.changed_at < ${before}
      and (${among ?? null}::integer[] is null or m.member_id = any (${among ?? null}::integer[]))
      and not exists (select from member_employments e where e.member_id = m.member_id)
      and not exists (select from members r where r.manager_member_id = m.member_id)
      and not exists (select from kit_redemptions k where k.member_id = m.member_id and k.released_at is null)
      and not exists (select from claim_links l where l.member_id = m.member_id and l.used_at is null
        and l.withdrawn_at is null and l.expires_at > ${now})
    order by m.member_id limit ${batchSize}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}
