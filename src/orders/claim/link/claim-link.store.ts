import { sql } from "kysely";
import type { PartSize } from "../../../contract/cart.schemas.ts";
import type { ClaimOffer } from "../../../contract/claims.ts";
import type { ClaimLinkId, MemberId, OccasionId, OrderId, ProductId, UserId } from "../../../contract/ids.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import { sendTogether } from "../../../platform/db/send-together.ts";
import type { WaitingAsked } from "../waiting/waiting-claim.ts";
import { hashClaimToken, newClaimToken } from "./claim-link.ts";

/**
 * Makes the token of a mail that is being written. Only its hash is stored, and it replaces the one of an earlier attempt.
 * Null: the link has ended, or a newer one was sent; then nothing may be mailed.
 */
export async function makeClaimToken(db: Db, claimLinkId: ClaimLinkId, now: Date): Promise<string | null> {
  const token = newClaimToken();
  const { numUpdatedRows } = await db
    .updateTable("claim_links")
    .set({ token_hash: hashClaimToken(token) })
    .where("claim_link_id", "=", claimLinkId)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : null;
}

/** A link with whom and what it is for, and the account that its order would be of. */
export interface FoundClaimLink {
  readonly claimLinkId: ClaimLinkId;
  readonly occasionId: OccasionId;
  readonly memberId: MemberId;
  readonly email: string;
  readonly emailFolded: string;
  readonly expiresAt: Date;
  /** A printed card, which proves no mailbox: `email` is none then. */
  readonly isCard: boolean;
  /** Of a card: until when its token works. */
  readonly tokenUntil: Date | null;
  readonly openedAt: Date | null;
  readonly usedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly orderId: OrderId | null;
  /** Null: the occasion has no kit that is sold. */
  readonly kitProductId: ProductId | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string | null;
  /** The size of the kit that is kept for them, and until when, as ISO says it: it may be past. Null: nothing is. */
  readonly held: {
    readonly size: string;
    readonly partSizes: readonly PartSize[];
    readonly until: string;
  } | null;
  /** Whether the member still has the address that it was mailed to. True of a card. */
  readonly isTheirAddress: boolean;
  /** Empty: the member has no office to pick a kit up at. */
  readonly officeName: string;
  readonly officeAddress: string;
  /** The account of the member, else that with the link's address. Null: neither is there. */
  readonly userId: UserId | null;
  /** Of that account, where a card claims for it. Null for a mailed link: its mails go where it went. */
  readonly accountEmail: string | null;
  readonly isBlocked: boolean;
  readonly isProved: boolean;
  readonly isOwnAddress: boolean;
  /** The member of that account. */
  readonly memberOfAccount: MemberId | null;
  /** What was asked for by it that has no order yet. Null: nothing. */
  readonly waiting: WaitingAsked | null;
}

/** A link by the token of its mail or of a reminder, or by its id. */
export type LinkKey = string | { readonly claimLinkId: ClaimLinkId };

const ofKey = (key: LinkKey) =>
  typeof key === "string"
    ? ofToken(key)
    : sql`select * from claim_links where claim_link_id = ${key.claimLinkId}`;
const ofToken = (token: string) => {
  const hash = hashClaimToken(token);
  return sql`select * from claim_links where token_hash = ${hash}
    or claim_link_id = (select claim_link_id from claim_reminders where token_hash = ${hash})`;
};

/** SQL: what is known of the link that `l` is. */
const aboutLink = sql`
  select l.claim_link_id as "claimLinkId", l.occasion_id as "occasionId", l.member_id as "memberId", l.email,
    l.email_folded as "emailFolded", l.expires_at as "expiresAt", l.opened_at as "openedAt", l.used_at as "usedAt",
    l.withdrawn_at as "withdrawnAt", l.code_hash is not null as "isCard", l.token_until as "tokenUntil", l.order_id as "orderId", kit.product_id as "kitProductId",
    (select json_build_object('size', h.size, 'partSizes', h.part_sizes, 'until', h.held_until) from stock_holds h
      where h.claim_link_id = l.claim_link_id) as held,
    m.first_name as "firstName", m.last_name as "lastName", m.country_code as "countryCode",
    (l.code_hash is not null or exists (
      select from member_emails e where e.member_id = l.member_id and e.email_folded = l.email_folded)) as "isTheirAddress",
    coalesce(office.name, '') as "officeName", coalesce(office.address, '') as "officeAddress",
    account.user_id as "userId", case when l.code_hash is not null then account.email end as "accountEmail", account.blocked_at is not null as "isBlocked",
    account.email_proved_at is not null as "isProved", account.email_folded = l.email_folded as "isOwnAddress",
    (select of_account.member_id from members of_account where of_account.user_id = account.user_id) as "memberOfAccount",
    (select json_build_object('variantId', w.variant_id, 'size', w.size, 'delivery', w.delivery,
        'substitutes', w.substitutes, 'declined', w.declined, 'partSizes', w.part_sizes, 'language', w.language, 'isCollected', w.is_collected,
        'waitsFor', case when w.waits_for_variant_id is not null then json_build_object('variantId', w.waits_for_variant_id,
          'size', w.waits_for_size, 'pieces', w.pieces) end)
      from waiting_claims w where w.claim_link_id = l.claim_link_id and w.order_id is null) as waiting
  from l
  join members m on m.member_id = l.member_id
  join occasions o on o.occasion_id = l.occasion_id
  left join products kit on kit.product_id = o.kit_product_id and kit.withdrawn_at is null
  left join office_locations office on office.office_location_id = m.office_id and office.withdrawn_at is null
    and office.address <> ''
  left join lateral (
    select u.* from users u where u.user_id = m.user_id or (m.user_id is null and u.email_folded = l.email_folded)
  ) account on true`;

/** The link of a token. Undefined: there is none. */
export async function findClaimLink(db: Db | Trx, key: LinkKey): Promise<FoundClaimLink | undefined> {
  const { rows } = await sql<FoundClaimLink>`with l as (${ofKey(key)}) ${aboutLink}`.execute(db);
  return rows[0];
}

/**
 * The same, locked until the transaction ends: of many who use one link at once, one makes the order and the others then find it.
 * It is the first lock of a claim (docs/decisions/0023-order-of-locks.md). What it holds and waits for is read by a second statement: one that
 * waited for the lock would see of other tables what was there before.
 */
export async function lockClaimLink(trx: Trx, key: LinkKey): Promise<FoundClaimLink | undefined> {
  const [, link] = await sendTogether(trx, (t) =>
    Promise.all([sql`${ofKey(key)} for no key update`.execute(t), findClaimLink(t, key)]),
  );
  return link;
}

/** Notes that the page of a link was shown, the first time. */
export async function markOpened(db: Db, claimLinkId: ClaimLinkId, now: Date): Promise<void> {
  await db
    .updateTable("claim_links")
    .set({ opened_at: now })
    .where("claim_link_id", "=", claimLinkId)
    .where("opened_at", "is", null)
    .where("used_at", "is", null)
    .execute();
}

export async function markUsed(
  trx: Trx,
  claimLinkId: ClaimLinkId,
  { orderId, now }: { readonly orderId: OrderId; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable("claim_links")
    .set((eb) => ({ used_at: now, order_id: orderId, opened_at: eb.fn.coalesce("opened_at", eb.val(now)) }))
    .where("claim_link_id", "=", claimLinkId)
    .execute();
}

/** The order that a link made, with what its signed link is made from. */
export const findClaimedOrder = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("orders")
    .innerJoin("order_link_key", (join) => join.onTrue())
    .select(["order_no as orderNo", "link_version as version", "secret"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();

export type ClaimedOrder = NonNullable<Awaited<ReturnType<typeof findClaimedOrder>>>;

/** Whose the kit of an order is. */
export async function findMemberOfKit(trx: Trx, orderId: OrderId): Promise<MemberId | null> {
  const row = await trx
    .selectFrom("kit_redemptions")
    .select("member_id")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** What an occasion's page shows, in a language or else in English. */
export async function readOccasionPage(db: Db, occasionId: OccasionId, language: string) {
  const { rows } = await sql<{
    readonly heading: string;
    readonly words: string;
    readonly dispatchFrom: string | null;
    readonly box: ClaimOffer["box"];
    readonly images: ClaimOffer["images"];
  }>`select coalesce(own.heading, english.heading, '') as heading, coalesce(own.words, english.words, '') as words,
      o.dispatch_from::text as "dispatchFrom", case when o.box_colour_hex is not null then json_build_object(
        'colourHex', o.box_colour_hex, 'label', coalesce(own.box_label, english.box_label, '')) end as box,
      (select coalesce(json_agg(json_build_object('path', '/images/' || p.image_id || '/' || i.slug,
          'alt', coalesce(p.translations -> ${language}::text ->> 'alt', p.alt),
          'width', i.width, 'height', i.height, 'colour', i.colour) order by p.position), '[]')
        from occasion_images p join images i using (image_id) where p.occasion_id = o.occasion_id) as images
    from occasions o
    left join occasion_texts own on own.occasion_id = o.occasion_id and own.language = ${language}
    left join occasion_texts english on english.occasion_id = o.occasion_id and english.language = 'en'
    where o.occasion_id = ${occasionId}`.execute(db);
  return rows[0] ?? { heading: "", words: "", dispatchFrom: null, box: null, images: [] };
}
