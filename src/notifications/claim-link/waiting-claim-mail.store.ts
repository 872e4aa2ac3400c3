import { sql } from "kysely";
import type { ClaimLinkId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { noteEnglish } from "../../platform/language/in-language.ts";
import type { Language } from "../../platform/language/language.ts";
import { textInLanguage, withoutTranslation } from "../../platform/language/translated-columns.ts";
import { firstImage } from "../look/first-image.ts";
import type { SizedName } from "../look/part-sizes.ts";

export interface WaitingToMail {
  readonly firstName: string;
  readonly heading: string;
  /** Null: the occasion has no kit any more. */
  readonly kitName: string | null;
  readonly kitImage: string;
  /** Whether the link can be used again. */
  readonly isLinkOpen: boolean;
  readonly isWithdrawn: boolean;
  readonly isArchived: boolean;
  /** Whether a claim of the occasion is a choice, of which staff have the order made. */
  readonly collects: boolean;
  /** Whether the last day is past at the member's office. */
  readonly isOver: boolean;
  /** YYYY-MM-DD, until when a choice can be changed. Null: the occasion has no last day. */
  readonly closesOn: string | null;
  /** Null: nothing is dispatched later than it can be. */
  readonly dispatchFrom: string | null;
  /** Null: nothing is waited for (any more). */
  readonly waiting: {
    readonly size: string;
    /** Of parts whose size is not the kit's. */
    readonly partSizes: readonly SizedName[];
    /** A choice of which staff have the order made later. */
    readonly isCollected: boolean;
    /** The names of the parts that were not wanted. */
    readonly declined: readonly string[];
    /** Where it can be picked up; empty: it goes to an address. */
    readonly office: string;
    readonly place: number;
    /** YYYY-MM-DD; null: no day is known. */
    readonly expectedOn: string | null;
  } | null;
}

/** What the mails about a waiting claim say. Undefined: its member was erased. */
export async function findWaitingToMail(
  db: Db,
  claimLinkId: ClaimLinkId,
  {
    language,
    timeZone,
    now,
  }: {
    readonly language: Language;
    /** The store's. */
    readonly timeZone: string;
    readonly now: Date;
  },
): Promise<WaitingToMail | undefined> {
  const kitName = { table: "products", text: "name", own: "products.name" };
  const { rows } = await sql<WaitingToMail & { readonly untranslated: readonly string[] }>`
    select m.first_name as "firstName", coalesce(own.heading, english.heading, o.name) as heading,
      ${textInLanguage(kitName, language)} as "kitName",
      ${withoutTranslation([kitName], language)} || case when own.heading is null then array[coalesce(english.heading, o.name)] end
        || array(select part.name from waiting_claims w
          join product_variants v on v.variant_id = any (w.declined) or w.part_sizes @> json_build_array(json_build_object('variantId', v.variant_id))::jsonb
          join products part using (product_id)
          where w.claim_link_id = l.claim_link_id and part.translations -> (${language})::text ->> 'name' is null) as "untranslated",
      coalesce((select ${firstImage("v")} from product_variants v where v.product_id = products.product_id
        order by v.position, v.variant_id limit 1), '') as "kitImage",
      l.used_at is null and l.withdrawn_at is null and l.expires_at > ${now} and o.archived_at is null as "isLinkOpen",
      l.withdrawn_at is not null as "isWithdrawn", o.archived_at is not null as "isArchived", o.claims = 'collected' as collects,
      coalesce(o.closes_on < (${now}::timestamptz at time zone coalesce(office.time_zone, ${timeZone}))::date, false) as "isOver",
      o.closes_on as "closesOn", o.dispatch_from as "dispatchFrom",
      (select json_build_object('size', w.size, 'partSizes', (
            select coalesce(json_agg(json_build_object('part', ${textInLanguage({ table: "sized", text: "name", own: "sized.name" }, language)}, 'size', chosen.size)), '[]')
            from jsonb_to_recordset(w.part_sizes) chosen ("variantId" integer, size text)
            join product_variants v on v.variant_id = chosen."variantId" join products sized using (product_id)), 'isCollected', w.is_collected,
          'declined', (select coalesce(json_agg(${textInLanguage({ table: "declined", text: "name", own: "declined.name" }, language)}), '[]')
            from product_variants v join products declined using (product_id) where v.variant_id = any (w.declined)),
          'office', case when w.delivery ->> 'to' = 'office' then coalesce(office.name, '') else '' end, 'place', 1 + (select count(*) from waiting_claims b
            where b.order_id is null and b.waits_for_variant_id = w.waits_for_variant_id
              and b.waits_for_size = w.waits_for_size and b.place_no < w.place_no),
          'expectedOn', (select min(a.expected_on) from announced_deliveries a
            where a.variant_id = w.waits_for_variant_id and a.size in (w.waits_for_size, '')))
        from waiting_claims w where w.claim_link_id = l.claim_link_id and w.order_id is null) as waiting
    from claim_links l
    join members m on m.member_id = l.member_id
    join occasions o on o.occasion_id = l.occasion_id
    left join office_locations office on office.office_location_id = m.office_id
    left join products on products.product_id = o.kit_product_id
    left join occasion_texts own on own.occasion_id = o.occasion_id and own.language = ${language}
    left join occasion_texts english on english.occasion_id = o.occasion_id and english.language = 'en'
    where l.claim_link_id = ${claimLinkId}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { untranslated, ...waiting } = found;
  for (const text of untranslated) noteEnglish(text);
  return waiting;
}
