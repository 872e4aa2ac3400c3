import type { KitInput } from "../../contract/admin/kit.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { ProductId, VariantId } from "../../contract/ids.ts";

/** A variant in the kit contents, with its sizes. */
export interface KitContentVariant {
  readonly variantId: VariantId;
  readonly productId: ProductId;
  readonly name: string;
  readonly sizes: readonly string[];
}

/**
 * Checks new kit contents. Undefined when nothing is wrong. Refuses variant_unknown (no such variant, or the kit itself),
 * size_unknown (a variant does not have a size) and size_needed (a variant has sizes and the kit has none).
 */
export function validateKitContents(
  kitProductId: number,
  { contents, sizes }: KitInput,
  variants: readonly KitContentVariant[],
): Refusal<"duplicate_entry" | "size_needed" | "size_unknown" | "variant_unknown"> | undefined {
  if (new Set(sizes).size < sizes.length) return refuse("duplicate_entry", "A size is named twice.");
  const keys = contents.map(({ variantId, size }) => `${variantId} ${size}`);
  if (new Set(keys).size < keys.length)
    return refuse("duplicate_entry", "The kit has the same product twice. Raise its quantity instead.");
  for (const { variantId, size } of contents) {
    const variant = variants.find((each) => each.variantId === variantId);
    if (!variant) return refuse("variant_unknown", "A product of the kit is not in the catalogue.");
    if (variant.productId === kitProductId)
      return refuse("variant_unknown", "The kit cannot contain itself.");
    const neededSizes = size ? [size] : variant.sizes.length > 0 ? sizes : [];
    const missing = neededSizes.find((each) => !variant.sizes.includes(each));
    if (missing !== undefined) return refuse("size_unknown", `${variant.name} does not come in ${missing}.`);
    if (!size && variant.sizes.length > 0 && sizes.length === 0)
      return refuse(
        "size_needed",
        `${variant.name} comes in sizes: choose one for it, or give the kit sizes.`,
      );
  }
  return undefined;
}

interface DescribedContent {
  readonly quantity: number;
  readonly name: string;
  readonly colourName: string;
  readonly size: string;
}

/** 'Everyday Mug (Ink), 2 × Click Pen': the text that an order stores and a packing slip shows. */
export const describeKitContents = (contents: readonly DescribedContent[]): string =>
  contents
    .map(({ quantity, name, colourName, size }) => {
      const details = [colourName, size && `size ${size}`].filter(Boolean).join(", ");
      return `${quantity > 1 ? `${quantity} × ` : ""}${name}${details && ` (${details})`}`;
    })
    .join(", ");
