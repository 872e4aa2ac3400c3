import { sql } from "kysely";
import type { MemberId, ProductId, UserId, VariantId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import type { KitTakesStock } from "./kit-parts.ts";
import type { ByLink } from "./kit-to-take.ts";

/** A part of a kit that comes in the size that its wearer picks. */
export interface SizedPartRow {
  /** Its place in the kit's contents, from 0. */
  readonly position: number;
  readonly variantId: VariantId;
  readonly productId: ProductId;
  /** Pieces in each kit. */
  readonly pieces: number;
  readonly takesStock: KitTakesStock;
  /** What its wearer usually takes of its kind; empty: not known. */
  readonly usualSize: string;
  /** The sizes of the kit. */
  readonly sizes: readonly {
    readonly name: string;
    /** The part, what stands in for it, or a kit that is packed already. */
    readonly isThere: boolean;
    readonly isReplaced: boolean;
  }[];
}

interface OfWearer {
  readonly productId: ProductId;
  /** Whose usual sizes count. */
  readonly wearer: { readonly memberId: MemberId } | { readonly userId: UserId };
  readonly link: ByLink;
}

/** The parts of a kit whose size is picked, in its order. */
export async function listSizedParts(
  db: Db,
  { productId, wearer, link }: OfWearer,
): Promise<readonly SizedPartRow[]> {
  const memberId =
    "memberId" in wearer
      ? sql`${wearer.memberId}::integer`
      : sql`(select member_id from members where user_id = ${wearer.userId})`;
  const isEnough = (variantId: "variant_id" | "substitute_variant_id") =>
    sql`(part.${sql.ref(variantId)} is not null
      and coalesce(sku_for_claim(part.${sql.ref(variantId)}, s.size, ${link}::integer) >= part.quantity, true))`;
  const { rows } = await sql<SizedPartRow>`
    select part.position, part.variant_id as "variantId", v.product_id as "productId", part.quantity as pieces,
      coalesce(kits.takes_stock, 'packed') as "takesStock", coalesce(usual.size, '') as "usualSize",
      (select coalesce(json_agg(json_build_object('name', s.size,
          'isThere', own.is_enough or other.is_enough
            or (kits.takes_stock = 'packed_then_parts' and sku_for_claim(kit.variant_id, s.size, ${link}::integer) is distinct from 0),
          'isReplaced', other.is_enough and not own.is_enough) order by s.position, s.size), '[]')
        from variant_sizes s
        cross join lateral (select ${isEnough("variant_id")} as is_enough) own
        cross join lateral (select ${isEnough("substitute_variant_id")} as is_enough) other
        where s.variant_id = kit.variant_id) as sizes
    from kit_contents part
    join product_variants v on v.variant_id = part.variant_id
    join products p on p.product_id = v.product_id
    cross join lateral (select variant_id from product_variants where product_id = part.kit_product_id
      order by position, variant_id limit 1) kit
    left join kits using (kit_product_id)
    left join member_sizes usual on usual.member_id = ${memberId} and usual.category_id = p.category_id
    where part.kit_product_id = ${productId} and part.size = ''
      and exists (select from variant_sizes own where own.variant_id = part.variant_id)
    order by part.position`.execute(db);
  return rows;
}
