import { type Refusal, refuse } from "../../contract/errors.ts";

/** What the rules need to know of the product, variant and size in a request. */
export interface RequestedItem {
  readonly name: string;
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
  if (item.withdrawn_at) return refuse("product_withdrawn", `${item.name} is no longer sold.`);
  if (item.variant_id === null)
    return refuse("variant_unknown", `${item.name} does not come in that version.`);
  if (item.has_sizes && size === "") return refuse("size_needed", "Select a Size");
  if (item.size === null && size !== "")
    return refuse("size_unknown", `${item.name} does not come in size ${size}.`);
  return undefined;
}

/** Refuses a quantity that is above the stock. `left` 0 means sold out. */
export function refuseShortStock(name: string, left: number): Refusal<"out_of_stock"> {
  const detail = left === 0 ? `${name} is sold out.` : `Only ${left} left of ${name}.`;
  return refuse("out_of_stock", detail, { available: left });
}
