import { type RawBuilder, sql } from "kysely";
import type { ClaimLinkId, MemberId, OccasionId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { noteEnglish } from "../../platform/language/in-language.ts";
import type { Language } from "../../platform/language/language.ts";
import { textInLanguage, withoutTranslation } from "../../platform/language/translated-columns.ts";
import { firstImage } from "../look/first-image.ts";
import type { ClaimLinkToMail } from "./claim-link-mail.ts";
import { paragraphsOf } from "./paragraphs-of.ts";

/** What the mail of a link says, in a language or else in English. Undefined: its member was erased. */
export const findClaimLinkToMail = async (
  db: Db,
  claimLinkId: ClaimLinkId,
  of: InLanguage,
): Promise<ClaimLinkToMail | undefined> =>
  (await readMail(db, sql`select * from claim_links where claim_link_id = ${claimLinkId}`, of))[0];

/** What the mail of a link that does not exist would say. Undefined: there is no such member, or no such occasion. */
export const findMailOfNewLink = async (
  db: Db,
  {
    occasionId,
    memberId,
    expiresAt,
  }: { readonly occasionId: OccasionId; readonly memberId: MemberId; readonly expiresAt: Date },
  of: InLanguage,
): Promise<ClaimLinkToMail | undefined> =>
  (
    await readMail(
      db,
      sql`select ${occasionId}::integer as occasion_id, ${memberId}::integer as member_id, ${expiresAt}::timestamptz as expires_at`,
      of,
    )
  )[0];

interface InLanguage {
  readonly language: Language;
  /** The store's. */
  readonly timeZone: string;
}

/** A link ends with its occasion too: at the end of the last day at the member's office. */
async function readMail(db: Db, links: RawBuilder<unknown>, { language, timeZone }: InLanguage) {
  const kitName = { table: "products", text: "name", own: "products.name" };
  const { rows } = await sql<ClaimLinkToMail & { readonly untranslated: readonly (string | null)[] }>`
    with l as (${links})
    select m.first_name as "firstName",
      least(l.expires_at, (o.closes_on + 1)::timestamp at time zone coalesce(office.time_zone, ${timeZone})) as "expiresAt",
      o.closes_on as "closesOn", coalesce(own.heading, english.heading, o.name) as heading, coalesce(own.words, english.words, '') as words,
      ${textInLanguage(kitName, language)} as "kitName",
      ${withoutTranslation([kitName], language)} || case when own.heading is null then array[coalesce(english.heading, o.name)] end
        || case when own.words is null then array[english.words] end as "untranslated",
      coalesce((select '/images/' || i.image_id || '/' || i.slug from occasion_images op join images i using (image_id)
        where op.occasion_id = o.occasion_id order by op.position limit 1), (select ${firstImage("v")} from product_variants v where v.product_id = products.product_id
        order by v.position, v.variant_id limit 1), '') as "kitImage"
    from l
    join members m on m.member_id = l.member_id
    join occasions o on o.occasion_id = l.occasion_id
    left join office_locations office on office.office_location_id = m.office_id
    left join products on products.product_id = o.kit_product_id
    left join occasion_texts own on own.occasion_id = o.occasion_id and own.language = ${language}
    left join occasion_texts english on english.occasion_id = o.occasion_id and english.language = 'en'`.execute(
    db,
  );
  return rows.map(({ untranslated, ...link }) => {
    for (const text of untranslated) for (const part of paragraphsOf(text ?? "")) noteEnglish(part);
    return link;
  });
}
