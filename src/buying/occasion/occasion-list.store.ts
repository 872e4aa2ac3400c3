import { sql } from "kysely";
import type { ShownOccasionImage } from "../../contract/admin/occasion-page.ts";
import type { OccasionId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { hasLetters } from "../../platform/db/has-letters.ts";
import { type PageQuery, paginate } from "../../platform/db/paginate.ts";
import type { OccasionState } from "./occasion.ts";

export interface OccasionsQuery extends PageQuery {
  readonly sort: "createdAt" | "name" | "opensOn";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly state?: OccasionState;
}

const sortColumns = { createdAt: "created_at", name: "name", opensOn: "opens_on" } as const;

/** As `occasionState`, which says it of one. */
const stateOn = (today: string) => sql<OccasionState>`case when archived_at is not null then 'archived'
  when started_at is null then 'preparing' when closes_on < ${today}::date then 'closed'
  when opens_on > ${today}::date then 'upcoming' else 'open' end`;

const claimed = sql<number>`(select count(*)::int from kit_redemptions k
  where k.occasion_id = occasions.occasion_id and k.released_at is null)`;
const kitName = sql<
  string | null
>`(select p.name from products p where p.product_id = occasions.kit_product_id)`;

/** One page of the occasions. `today` is YYYY-MM-DD. */
export function listOccasions(db: Db, query: OccasionsQuery, today: string) {
  let found = db.selectFrom("occasions");
  if (query.q) found = found.where(hasLetters("name", query.q, "start"));
  if (query.state) found = found.where(stateOn(today), "=", query.state);
  return paginate(db, query, found, (rows) =>
    rows
      .selectAll()
      .select([claimed.as("claimed"), kitName.as("kit_name")])
      .orderBy(sortColumns[query.sort], query.order)
      .orderBy("occasion_id", query.order),
  );
}
export type OccasionListRow = Awaited<ReturnType<typeof listOccasions>>["rows"][number];

/** One occasion with its offices and texts. Undefined when there is none. */
export const findOccasion = (db: Db | Trx, occasionId: OccasionId) =>
  db
    .selectFrom("occasions")
    .selectAll()
    .select([claimed.as("claimed"), kitName.as("kit_name")])
    .select([
      sql<
        number[]
      >`array(select office_id from occasion_offices o where o.occasion_id = occasions.occasion_id order by 1)`.as(
        "office_ids",
      ),
      sql<number>`(select count(*)::int from occasion_members m where m.occasion_id = occasions.occasion_id)`.as(
        "listed",
      ),
      sql<
        OccasionTextRow[]
      >`(select coalesce(json_agg(json_build_object('language', t.language, 'heading', t.heading,
        'words', t.words, 'cardNote', t.card_note, 'boxLabel', t.box_label) order by t.language <> 'en', t.language), '[]')
        from occasion_texts t where t.occasion_id = occasions.occasion_id)`.as("texts"),
      sql<
        ShownOccasionImage[]
      >`(select coalesce(json_agg(json_build_object('imageId', p.image_id, 'alt', p.alt, 'translations', p.translations,
        'path', '/images/' || p.image_id || '/' || images.slug) order by p.position), '[]')
        from occasion_images p join images using (image_id) where p.occasion_id = occasions.occasion_id)`.as(
        "images",
      ),
    ])
    .where("occasion_id", "=", occasionId)
    .executeTakeFirst();
export type OccasionRecord = NonNullable<Awaited<ReturnType<typeof findOccasion>>>;

export interface OccasionTextRow {
  readonly language: string;
  readonly heading: string;
  readonly words: string;
  readonly cardNote: string;
  readonly boxLabel: string;
}

/** Offices that are not withdrawn, and products that are no kit. */
export async function readOccasionChoices(db: Db) {
  const offices = await db
    .selectFrom("office_locations")
    .select(["office_location_id as id", "name"])
    .where("withdrawn_at", "is", null)
    .orderBy("position")
    .orderBy("name")
    .execute();
  const products = await db
    .selectFrom("products")
    .select(["product_id as id", "name"])
    .where("is_swag_item", "=", false)
    .orderBy("name")
    .orderBy("product_id")
    .execute();
  return { offices, products };
}
