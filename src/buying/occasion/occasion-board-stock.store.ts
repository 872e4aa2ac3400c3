import { type RawBuilder, sql } from "kysely";
import type { OccasionId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { StockedKitSku } from "./occasion-board-stock.ts";

/**
 * What the kit of an occasion takes from stock, in each size that can be picked: itself where it is packed ahead, else its parts, with
 * what stands in for them. Kits that are packed already count for each part of one that takes its parts after them.
 */
export async function listKitSkus(db: Db | Trx, occasionId: OccasionId): Promise<StockedKitSku[]> {
  const { rows } = await sql<StockedKitSku>`
    with kit as (
      select p.product_id, p.name, p.category_id, coalesce(k.takes_stock, 'packed') as takes
      from occasions o join products p on p.product_id = o.kit_product_id
      left join kits k on k.kit_product_id = p.product_id
      where o.occasion_id = ${occasionId}
    ), picked as (
      select coalesce(s.size, '') as size, min(coalesce(s.position, 0)) as position,
        case when bool_or(sku_available(v.variant_id, coalesce(s.size, '')) is null) then null
          else sum(sku_available(v.variant_id, coalesce(s.size, '')))::int end as packed,
        sum(${comingOf(sql`v.variant_id`, sql`coalesce(s.size, '')`)})::int as coming,
        coalesce(string_agg(codes.sku_code, ', ' order by v.position), '') as code
      from kit join product_variants v using (product_id) left join variant_sizes s using (variant_id)
      left join sku_codes codes on codes.variant_id = v.variant_id and codes.size = coalesce(s.size, '')
      group by coalesce(s.size, '')
    ), part as (
      select c.position, c.quantity, c.variant_id, c.size as fixed, c.substitute_variant_id, p.category_id,
        concat(p.name, ' (' || nullif(v.colour_name, '') || ')') as name,
        c.size = '' and exists (select from variant_sizes s where s.variant_id = c.variant_id) as is_picked
      from kit join kit_contents c on c.kit_product_id = kit.product_id
      join product_variants v on v.variant_id = c.variant_id join products p on p.product_id = v.product_id
    )
    select part, size, "isPicked", kits, coming, "categoryId", "variantId", pieces, code from (
      select -1 as at, picked.position as in_order, kit.name as part, picked.size, picked.size <> '' as "isPicked",
        picked.packed as kits, picked.coming,
        coalesce((select part.category_id from part where part.is_picked order by part.position limit 1), kit.category_id)
          as "categoryId", null::integer as "variantId", 1 as pieces, picked.code
      from kit cross join picked where kit.takes = 'packed'
      union all
      select part.position, min(picked.position), part.name, in_kit.size, part.is_picked,
        min(sku_available(part.variant_id, in_kit.size)) / part.quantity
          + case when part.substitute_variant_id is null then 0
            else min(sku_available(part.substitute_variant_id,
              kit_part_size(part.substitute_variant_id, part.fixed, picked.size))) / part.quantity end
          + case when kit.takes = 'parts' then 0 else sum(picked.packed)::int end,
        (min(${comingOf(sql`part.variant_id`, sql`in_kit.size`)}) / part.quantity)::int,
        part.category_id, part.variant_id, part.quantity, coalesce((select codes.sku_code from sku_codes codes
          where codes.variant_id = part.variant_id and codes.size = in_kit.size), '')
      from kit cross join picked cross join part
      cross join lateral (select kit_part_size(part.variant_id, part.fixed, picked.size) as size) in_kit
      where kit.takes <> 'packed'
      group by part.position, part.name, in_kit.size, part.is_picked, part.quantity, part.substitute_variant_id,
        part.category_id, part.variant_id, kit.takes
    ) skus order by at, in_order, size`.execute(db);
  return rows;
}

/** SQL: the pieces of a SKU that are announced. */
const comingOf = (variantId: RawBuilder<unknown>, size: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(a.pieces), 0) from announced_deliveries a where a.variant_id = ${variantId} and a.size in (${size}, ''))`;

export interface KitCosts {
  /** Of the kits that were claimed. */
  readonly spentPaise: number;
  /** Of one kit today. Null: the occasion has none. */
  readonly kitPaise: number | null;
}

/**
 * What the kits of an occasion are worth in the shop: they cost their members nothing. A kit without a price is worth what its parts are
 * sold for today.
 */
export async function readKitCosts(db: Db, occasionId: OccasionId): Promise<KitCosts> {
  const { rows } = await sql<KitCosts>`
    select coalesce((select sum(l.quantity * coalesce(nullif(l.selling_price_paise, 0), (
          select sum(part.quantity * v.selling_price_paise) from order_line_parts part join product_variants v using (variant_id)
          where part.order_line_id = l.order_line_id), 0))
        from kit_redemptions k join order_lines l on l.order_id = k.order_id and l.is_swag
        where k.occasion_id = o.occasion_id and k.released_at is null), 0)::float8 as "spentPaise",
      coalesce(
        (select nullif(min(v.selling_price_paise), 0) from product_variants v where v.product_id = o.kit_product_id),
        (select sum(part.quantity * v.selling_price_paise) from kit_contents part join product_variants v using (variant_id)
          where part.kit_product_id = o.kit_product_id))::float8 as "kitPaise"
    from occasions o where o.occasion_id = ${occasionId}`.execute(db);
  return rows[0] ?? { spentPaise: 0, kitPaise: null };
}
