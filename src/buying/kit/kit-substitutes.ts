import { type RawBuilder, sql } from "kysely";
import type { VariantId } from "../../contract/ids.ts";
import { type TextByLanguage, textByLanguage } from "../../platform/language/translated-columns.ts";

interface SkuNames {
  readonly name: string;
  readonly colour_name: string;
  readonly name_by_language: TextByLanguage;
  readonly colour_by_language: TextByLanguage;
}

/** What stands in for a part of a kit that is out. */
export interface KitSubstitute {
  /** The place of the part in the kit's contents, from 0. */
  readonly position: number;
  readonly variantId: VariantId;
  readonly part: SkuNames;
  readonly product: SkuNames;
}

/** A part of a kit that can be declined. */
export interface DeclinablePart {
  /** Its place in the kit's contents, from 0. */
  readonly position: number;
  readonly part: SkuNames;
}

const namesOf = (variant: string, product: string) => sql`json_build_object(
  'name', ${sql.ref(`${product}.name`)}, 'colour_name', ${sql.ref(`${variant}.colour_name`)},
  'name_by_language', ${textByLanguage(product, "name")}, 'colour_by_language', ${textByLanguage(variant, "colourName")})`;

/**
 * SQL: what stands in now in a kit of the picked size, in the order of its parts. Null: the product of the line is no kit, or is
 * packed ahead, and so never has another part. The statement reads `kits` and `cart_lines`.
 */
export const substitutesOfLine: RawBuilder<readonly KitSubstitute[] | null> = sql`
  case when kits.takes_stock <> 'packed' then (
    select coalesce(json_agg(json_build_object('position', kit_contents.position, 'variantId', other_variant.variant_id,
        'part', ${namesOf("part_variant", "part_product")}, 'product', ${namesOf("other_variant", "other_product")})
      order by kit_contents.position), '[]')
    from kit_contents
    join product_variants part_variant on part_variant.variant_id = kit_contents.variant_id
    join products part_product on part_product.product_id = part_variant.product_id
    join product_variants other_variant on other_variant.variant_id = kit_contents.substitute_variant_id
    join products other_product on other_product.product_id = other_variant.product_id
    where kit_contents.kit_product_id = cart_lines.product_id
      and cart_lines.size = any (kit_substitute_sizes(kit_contents.kit_product_id, kit_contents.position))) end`;

/**
 * SQL: the parts of a kit that can be declined, in its order. Null: the product of the line is no kit, or is packed ahead. The
 * statement reads `kits` and `cart_lines`.
 */
export const declinableOfLine: RawBuilder<readonly DeclinablePart[] | null> = sql`
  case when kits.takes_stock <> 'packed' then (
    select json_agg(json_build_object('position', kit_contents.position, 'part', ${namesOf("part_variant", "part_product")})
      order by kit_contents.position)
    from kit_contents
    join product_variants part_variant on part_variant.variant_id = kit_contents.variant_id
    join products part_product on part_product.product_id = part_variant.product_id
    where kit_contents.kit_product_id = cart_lines.product_id and kit_contents.can_be_declined) end`;
