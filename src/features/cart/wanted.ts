import { type Refusal, refuse } from "../../contract/errors.ts";

/** What is known of a product, variant and size that somebody wants. */
export interface Wanted {
  readonly name: string;
  readonly is_swag_item: boolean;
  readonly is_t_shirt: boolean;
  readonly withdrawn_at: Date | null;
  readonly variant_id: number | null;
  readonly has_sizes: unknown;
  readonly size: string | null;
}

/** Why it cannot be put into a cart, before stock is looked at; undefined when it can. */
export function wantedRefusal(wanted: Wanted | undefined, size: string): Refusal | undefined {
  if (!wanted) return refuse("product_not_found", "There is no such product.");
  if (wanted.withdrawn_at) return refuse("product_withdrawn", `${wanted.name} is no longer sold.`);
  if (wanted.variant_id === null)
    return refuse("variant_unknown", `${wanted.name} does not come in that version.`);
  if (wanted.has_sizes && size === "") return refuse("size_needed", "Select a Size");
  if (wanted.size === null && size !== "")
    return refuse("size_unknown", `${wanted.name} does not come in size ${size}.`);
  return undefined;
}

/** Told when fewer pieces are left than are wanted in all; `left` 0 is sold out. */
export function stockRefusal(name: string, left: number): Refusal {
  const detail = left === 0 ? `${name} is sold out.` : `Only ${left} left of ${name}.`;
  return refuse("out_of_stock", detail, { available: left });
}
