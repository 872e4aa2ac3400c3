import { type Refusal, refuse } from "../../contract/errors.ts";
import { staffText } from "../../contract/staff-text.ts";
import type { TextByLanguage } from "../../platform/language/translated-columns.ts";

/** A product as refusals name it. */
export interface NamedProduct {
  readonly name: string;
  /** Undefined: the text is for staff, who read the first one. */
  readonly name_by_language?: TextByLanguage;
}

/** The product's name by language, because the text of a refusal is English; as 'en' the one where there is no other. */
export const translatedName = ({ name, name_by_language: others }: NamedProduct) =>
  others === undefined ? {} : { product: { ...others, en: name } };

/** What the rules need to know of the product, variant and size in a request. */
export interface RequestedItem extends NamedProduct {
  readonly is_swag_item: boolean;
  readonly is_t_shirt: boolean;
  readonly withdrawn_at: Date | null;
  readonly variant_id: number | null;
  readonly has_sizes: unknown;
  readonly size: string | null;
}

/** Why an item cannot be put into a cart, apart from its stock. Undefined when it can. */
export function refuseItem(
  item: RequestedItem | undefined,
  size: string,
):
  | Refusal<"product_not_found" | "product_withdrawn" | "size_needed" | "size_unknown" | "variant_unknown">
  | undefined {
  if (!item) return refuse("product_not_found", "There is no such product.");
  if (item.withdrawn_at)
    return refuse("product_withdrawn", `${item.name} is no longer sold.`, translatedName(item));
  if (item.variant_id === null)
    return refuse("variant_unknown", `${item.name} does not come in that version.`, translatedName(item));
  if (item.has_sizes && size === "") return refuse("size_needed", "Select a Size");
  if (item.size === null && size !== "")
    return refuse("size_unknown", `${item.name} does not come in size ${size}.`, {
      ...translatedName(item),
      size,
    });
  return undefined;
}

/** Refuses a quantity that is above the stock. `left` 0 means sold out. */
export function refuseShortStock(product: NamedProduct, left: number): Refusal<"out_of_stock"> {
  const { name } = product;
  const detail = left === 0 ? staffText`${name} is sold out.` : staffText`Only ${left} left of ${name}.`;
  return refuse("out_of_stock", detail, { ...translatedName(product), available: left });
}
