import { sql } from "kysely";
import { kitToTake } from "../../../buying/kit/kit-to-take.ts";
import type { ClaimLinkId, ProductId } from "../../../contract/ids.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import type { Language } from "../../../platform/language/language.ts";
import type { KitInSize, KitQueues, WaitedSku, WaitingAsked } from "./waiting-claim.ts";

interface OfKit {
  readonly productId: ProductId;
  /** One who waits for a SKU of the kit has only those before them there; all others come after all who wait. */
  readonly claimLinkId: ClaimLinkId;
}

export interface KitSupply extends KitQueues {
  readonly kits: readonly KitInSize[];
}

/** A kit in each size that can be picked, the deliveries that are announced of its SKUs, and who waits for them. */
export async function readKitSupply(db: Db | Trx, { productId, claimLinkId }: OfKit): Promise<KitSupply> {
  const { rows } = await sql<KitSupply>`
    with picked as (
      select v.variant_id, coalesce(s.size, '') as size, v.position as at, s.position as in_order
      from product_variants v left join variant_sizes s using (variant_id)
      where v.product_id = ${productId}
    ), skus as (
      select variant_id from picked
      union select taken.variant_id from kit_contents part
        cross join lateral (values (part.variant_id), (part.substitute_variant_id)) taken (variant_id)
        where part.kit_product_id = ${productId} and taken.variant_id is not null
    ), own as (select * from waiting_claims where claim_link_id = ${claimLinkId} and order_id is null)
    select
      (select coalesce(json_agg(json_build_object('variantId', picked.variant_id, 'size', picked.size,
          'kit', ${kitToTake(sql`${productId}::integer`, sql`picked.variant_id`, sql`picked.size`, claimLinkId)})
          order by at, picked.variant_id, in_order), '[]') from picked) as kits,
      (select coalesce(json_agg(json_build_object('variantId', a.variant_id, 'size', a.size, 'expectedOn', a.expected_on,
          'pieces', a.pieces)), '[]') from announced_deliveries a join skus using (variant_id)) as deliveries,
      (select coalesce(json_agg(json_build_object('variantId', q.variant_id, 'size', q.size, 'claims', q.claims,
          'pieces', q.pieces)), '[]') from (
        select w.waits_for_variant_id as variant_id, w.waits_for_size as size, count(*)::int as claims, sum(w.pieces)::int as pieces
        from waiting_claims w
        left join own on own.waits_for_variant_id = w.waits_for_variant_id and own.waits_for_size = w.waits_for_size
        where w.waits_for_variant_id in (select variant_id from skus) and w.order_id is null
          and w.claim_link_id <> ${claimLinkId} and (own.place_no is null or w.place_no < own.place_no)
        group by w.waits_for_variant_id, w.waits_for_size) q) as before`.execute(db);
  return rows[0] ?? { kits: [], deliveries: [], before: [] };
}

interface ToSave extends Omit<WaitingAsked, "waitsFor"> {
  readonly claimLinkId: ClaimLinkId;
  readonly waitsFor: WaitedSku | null;
  /** The day of which its claimer is told now. */
  readonly toldOn: string | null;
  readonly now: Date;
}

/**
 * Stores what somebody waits for, or changes it. The first time, and with another size, it goes to the end of its queue: the caller has
 * locked the stock, so that the places are in the order of the commits.
 */
export async function saveWaitingClaim(trx: Trx, claim: ToSave): Promise<void> {
  const { claimLinkId, waitsFor, now } = claim;
  const columns = {
    variant_id: claim.variantId,
    size: claim.size,
    delivery: JSON.stringify(claim.delivery),
    substitutes: [...claim.substitutes],
    declined: [...claim.declined],
    part_sizes: JSON.stringify(claim.partSizes),
    language: claim.language,
    waits_for_variant_id: waitsFor?.variantId ?? null,
    waits_for_size: waitsFor?.size ?? "",
    pieces: waitsFor?.pieces ?? 1,
    told_on: claim.toldOn,
    is_collected: claim.isCollected,
  };
  const isSameKit = sql<boolean>`(waiting_claims.variant_id = excluded.variant_id and waiting_claims.size = excluded.size
    and waiting_claims.part_sizes = excluded.part_sizes)`;
  await trx
    .insertInto("waiting_claims")
    .values({ claim_link_id: claimLinkId, ...columns, asked_at: now, waits_since: waitsFor ? now : null })
    .onConflict((conflict) =>
      conflict.column("claim_link_id").doUpdateSet({
        ...columns,
        place_no: sql<number>`case when ${isSameKit} then waiting_claims.place_no
          else nextval(pg_get_serial_sequence('waiting_claims', 'place_no'))::integer end`,
        asked_at: sql<Date>`case when ${isSameKit} then waiting_claims.asked_at else excluded.asked_at end`,
        waits_since: sql<Date | null>`case when waiting_claims.waits_for_variant_id = excluded.waits_for_variant_id
          and waiting_claims.waits_for_size = excluded.waits_for_size and ${isSameKit}
          then waiting_claims.waits_since else excluded.waits_since end`,
      }),
    )
    .execute();
}

/** Notes which SKU a claim waits for now, in its old place. */
export async function requeue(
  trx: Trx,
  claimLinkId: ClaimLinkId,
  {
    waitsFor,
    toldOn,
    now,
  }: {
    readonly waitsFor: WaitedSku;
    /** The day of which its claimer is told now. Undefined: they are told nothing. */
    readonly toldOn?: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await trx
    .updateTable("waiting_claims")
    .set({
      waits_for_variant_id: waitsFor.variantId,
      waits_for_size: waitsFor.size,
      pieces: waitsFor.pieces,
      waits_since: now,
      ...(toldOn !== undefined && { told_on: toldOn }),
    })
    .where("claim_link_id", "=", claimLinkId)
    .where("order_id", "is", null)
    .where((eb) =>
      eb.or([
        eb("waits_for_variant_id", "is distinct from", waitsFor.variantId),
        eb("waits_for_size", "is distinct from", waitsFor.size),
        eb("pieces", "is distinct from", waitsFor.pieces),
      ]),
    )
    .execute();
}

/** Ends the wait of a link. False: it had none. */
export async function deleteWaitingClaim(trx: Trx, claimLinkId: ClaimLinkId): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("waiting_claims")
    .where("claim_link_id", "=", claimLinkId)
    .where("order_id", "is", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What was waited for by withdrawn links goes on by the new ones of the same members and occasion. */
export async function moveWaitingClaims(trx: Trx, newLinkIds: readonly ClaimLinkId[]): Promise<void> {
  await sql`update waiting_claims w set claim_link_id = live.claim_link_id
    from claim_links old join claim_links live using (occasion_id, member_id)
    where w.claim_link_id = old.claim_link_id and w.order_id is null and old.withdrawn_at is not null
      and live.claim_link_id = any (${newLinkIds}::integer[]) and old.claim_link_id <> live.claim_link_id`.execute(
    trx,
  );
}

/** The next claims, in the order of their places after `after`, of which the kit may be there. */
export async function listToMake(db: Db, after: number, limit: number) {
  const { rows } = await sql<{ readonly claimLinkId: ClaimLinkId; readonly placeNo: number }>`
    select claim_link_id as "claimLinkId", place_no as "placeNo" from waiting_claims w
    where order_id is null and not is_collected and place_no > ${after}
      and (waits_for_variant_id is null or kit_available(variant_id, size) is distinct from 0
        or coalesce(sku_for_claim(waits_for_variant_id, waits_for_size, claim_link_id) >= pieces, true))
    order by place_no limit ${limit}`.execute(db);
  return rows;
}

/**
 * Claims of which nothing comes: their link was withdrawn, their occasion archived, their size or kit is gone, or they have waited since
 * before `before`.
 */
export async function listEnded(db: Db, before: Date): Promise<ClaimLinkId[]> {
  const { rows } = await sql<{ readonly id: ClaimLinkId }>`
    select w.claim_link_id as id from waiting_claims w join claim_links l using (claim_link_id) join occasions o using (occasion_id)
    where w.order_id is null and (l.withdrawn_at is not null or o.archived_at is not null or w.asked_at < ${before}
      or not exists (select from product_variants v left join variant_sizes s using (variant_id)
        where v.variant_id = w.variant_id and coalesce(s.size, '') = w.size and v.product_id = coalesce(o.kit_product_id, v.product_id)))
    order by w.place_no`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes that those who wait for a delivery are told of its day where it is another than they know. Returns whom to tell. */
export async function takeMovedDays(trx: Trx) {
  const { rows } = await sql<{
    readonly claimLinkId: ClaimLinkId;
    readonly email: string;
    readonly language: Language;
  }>`
    update waiting_claims w set told_on = due.expected_on
    from (
      select own.claim_link_id, own.language, l.email, day.expected_on
      from waiting_claims own join claim_links l using (claim_link_id)
      cross join lateral (select min(a.expected_on) as expected_on from announced_deliveries a
        where a.variant_id = own.waits_for_variant_id and a.size in (own.waits_for_size, '')) day
      where own.order_id is null and own.waits_for_variant_id is not null
        and own.told_on is distinct from day.expected_on
      order by own.place_no limit 200 for update of own skip locked
    ) due
    where w.claim_link_id = due.claim_link_id
    returning w.claim_link_id as "claimLinkId", due.email, due.language`.execute(trx);
  return rows;
}

/** The job asks this each minute. */
export async function isAnybodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`select from waiting_claims where order_id is null limit 1`.execute(db);
  return rows.length > 0;
}
