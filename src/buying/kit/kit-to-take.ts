import { type RawBuilder, sql } from "kysely";
import type { PartSize } from "../../contract/cart.schemas.ts";
import type { ClaimLinkId } from "../../contract/ids.ts";
import type { KitToTake, PartSku } from "./kit-parts.ts";

/** By whose claim link the kit would be taken; null: by nobody who waits for it. */
export type ByLink = ClaimLinkId | null;

/** SQL: a kit in a size, as JSON. A part has its size of `partSizes` where both it and the kit come in it. */
export const kitToTake = (
  productId: RawBuilder<unknown>,
  variantId: RawBuilder<unknown>,
  size: RawBuilder<unknown>,
  link: ByLink,
  partSizes: readonly PartSize[] = [],
) => sql<KitToTake>`(
  select json_build_object('takesStock', coalesce(kits.takes_stock, 'packed'),
    'packed', sku_for_claim(${variantId}, ${size}, ${link}::integer), 'boxWeightGrams', coalesce(kits.box_weight_grams, 0),
    'parts', coalesce((select json_agg(json_build_object('position', part.position, 'quantity', part.quantity,
        'canBeDeclined', part.can_be_declined,
        'hasPickedSize', part.size = '' and for_part.size = ${size} and exists (select from variant_sizes where variant_id = part.variant_id),
        'hasOwnSize', part.size = '' and for_part.size <> ${size},
        'part', ${partSku(sql`part.variant_id`, link)},
        'substitute', ${partSku(sql`part.substitute_variant_id`, link)}) order by part.position)
      from kit_contents part cross join lateral (select ${sizeOfPart(variantId, size, partSizes)} as size) for_part
      where part.kit_product_id = ${productId}), '[]'))
  from (select) one left join kits on kits.kit_product_id = ${productId})`;

/** SQL: the size that is picked for `part` of a kit. */
const sizeOfPart = (
  kitVariantId: RawBuilder<unknown>,
  size: RawBuilder<unknown>,
  partSizes: readonly PartSize[],
) =>
  partSizes.length === 0
    ? size
    : sql<string>`coalesce((select own.size from jsonb_to_recordset(${JSON.stringify(partSizes)}::jsonb) own ("variantId" integer, size text)
        join variant_sizes s on s.variant_id = own."variantId" and s.size = own.size
        join variant_sizes kit_size on kit_size.variant_id = ${kitVariantId} and kit_size.size = own.size
        where own."variantId" = part.variant_id limit 1), ${size})`;

/** SQL: a part in its size as JSON; null where there is no variant. */
const partSku = (variantId: RawBuilder<unknown>, link: ByLink) => sql<PartSku | null>`(
  select json_build_object('variantId', v.variant_id, 'size', in_kit.size, 'name', p.name, 'colourName', v.colour_name,
    'available', sku_for_claim(v.variant_id, in_kit.size, ${link}::integer), 'weightGrams', p.package_weight_grams)
  from product_variants v join products p using (product_id)
  cross join lateral (select kit_part_size(v.variant_id, part.size, for_part.size) as size) in_kit
  where v.variant_id = ${variantId})`;
