import { sql } from "kysely";
import type { OccasionId, UserId } from "../../../contract/ids.ts";
import type { Db } from "../../../platform/db/database.ts";
import { type PageQuery, paginate } from "../../../platform/db/paginate.ts";

const selectGifts = (db: Db, userId: UserId) =>
  db
    .selectFrom("occasions")
    .innerJoin("occasion_givers", "occasion_givers.occasion_id", "occasions.occasion_id")
    .where("occasion_givers.user_id", "=", userId);

const giftColumns = [
  ...(["occasions.occasion_id", "name", "started_at", "archived_at", "opens_on", "closes_on"] as const),
  "version",
] as const;

/** Members who were sent a link, and those of them who have claimed. */
const counts = [
  sql<string>`coalesce((select p.name from products p where p.product_id = occasions.kit_product_id), '')`.as(
    "kitName",
  ),
  sql<number>`(select count(distinct member_id)::int from claim_links l
    where l.occasion_id = occasions.occasion_id)`.as("sent"),
  sql<number>`(select count(distinct member_id)::int from claim_links l
    where l.occasion_id = occasions.occasion_id and l.used_at is not null)`.as("claimed"),
  sql<{ language: string; note: string }[]>`(select coalesce(json_agg(
        json_build_object('language', t.language, 'note', t.card_note) order by t.language), '[]')
        from occasion_texts t where t.occasion_id = occasions.occasion_id)`.as("notes"),
] as const;

/** One page of the occasions whose kit this person gives. */
export const listGifts = (
  db: Db,
  userId: UserId,
  query: PageQuery & { readonly order: "asc" | "desc"; readonly q?: string },
) => {
  const found = selectGifts(db, userId).$if(Boolean(query.q), (gifts) =>
    gifts.where(sql<boolean>`strpos(lower(occasions.name), ${(query.q ?? "").toLowerCase()}) > 0`),
  );
  return paginate(db, query, found, (rows) =>
    rows
      .select(giftColumns)
      .select([...counts])
      .orderBy("created_at", query.order)
      .orderBy("occasions.occasion_id", query.order),
  );
};
export type ListedGift = Awaited<ReturnType<typeof listGifts>>["rows"][number];

/** One of them, with the notes that are written. Undefined: there is none that this person gives. */
export const findGift = (db: Db, userId: UserId, occasionId: OccasionId) =>
  selectGifts(db, userId)
    .select(giftColumns)
    .select([...counts])
    .where("occasions.occasion_id", "=", occasionId)
    .executeTakeFirst();
