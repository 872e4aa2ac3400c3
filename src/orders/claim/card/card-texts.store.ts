import { sql } from "kysely";
import type { MemberId, OccasionId } from "../../../contract/ids.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Language } from "../../../platform/language/language.ts";
import { languageOfStore } from "../../../platform/language/latest-order-language.ts";

export interface CardTexts {
  readonly memberId: MemberId;
  readonly name: string;
  /** That their account chose, or of their latest order; else the store's. */
  readonly language: Language;
  /** By its language; the occasion's own name where it has no words. */
  readonly headings: Readonly<Record<Language, string>>;
  readonly occasionName: string;
}

/** What the cards of these members say, by name. */
export async function readCardTexts(
  db: Db,
  occasionId: OccasionId,
  memberIds: readonly MemberId[],
): Promise<CardTexts[]> {
  const { rows } = await sql<CardTexts>`
    select m.member_id as "memberId", trim(concat_ws(' ', m.first_name, m.last_name)) as name, o.name as "occasionName",
      coalesce(u.chosen_language,
        (select language from orders where orders.user_id = u.user_id order by placed_at desc limit 1), ${languageOfStore()}) as language,
      (select coalesce(json_object_agg(texts.language, texts.heading), '{}') from occasion_texts texts
        where texts.occasion_id = o.occasion_id) as headings
    from occasions o, members m left join users u on u.user_id = m.user_id
    where o.occasion_id = ${occasionId} and m.member_id = any (${memberIds}::integer[])
    order by m.first_name, m.last_name, m.member_id`.execute(db);
  return rows;
}
