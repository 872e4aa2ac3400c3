import { type RawBuilder, sql } from "kysely";
import type { ClaimLinkId } from "../../contract/ids.ts";
import type { KitToTake, PartSku } from "./kit-parts.ts";

/** By whose claim link the kit would be taken; null: by nobody who waits for it. */
export type ByLink = ClaimLinkId | null;

/** SQL: a kit in a size, as JSON. */
export const kitToTake = (
  productId: RawBuilder<unknown>,
  variantId: RawBuilder<unknown>,
  size: RawBuilder<unknown>,
  link: ByLink,
) => sql<KitToTake>`(
  select json_build_object('takesStock', coalesce(kits.takes_stock, 'packed'),
    'packed', sku_for_claim(${variantId}, ${size}, ${link}::integer), 'boxWeightGrams', coalesce(kits.box_weight_grams, 0),
    'parts', coalesce((select json_agg(json_build_object('position', part.position, 'quantity', part.quantity,
        'canBeDeclined', part.can_be_declined,
        'hasPickedSize', part.size = '' and exists (select from variant_sizes where variant_id = part.variant_id),
        'part', ${partSku(sql`part.variant_id`, size, link)},
        'substitute', ${partSku(sql`part.substitute_variant_id`, size, link)}) order by part.position)
      from kit_contents part where part.kit_product_id = ${productId}), '[]'))
  from (select) one left join kits on kits.kit_product_id = ${productId})`;

/** SQL: a part in its size as JSON; null where there is no variant. */
const partSku = (
  variantId: RawBuilder<unknown>,
  picked: RawBuilder<unknown>,
  link: ByLink,
) => sql<PartSku | null>`(
  select json_build_object('variantId', v.variant_id, 'size', in_kit.size, 'name', p.name, 'colourName', v.colour_name,
    'available', sku_for_claim(v.variant_id, in_kit.size, ${link}::integer), 'weightGrams', p.package_weight_grams)
  from product_variants v join products p using (product_id)
  cross join lateral (select kit_part_size(v.variant_id, part.size, ${picked}) as size) in_kit
  where v.variant_id = ${variantId})`;
