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
 * duplicate_entry (a size or a part twice, or a part that stands in for itself), size_unknown (a variant does not have a size)
 * and size_needed (a variant has sizes and the kit has none). What stands in for a part comes in the sizes of the part.
 */
export function validateKitContents(
  kitProductId: number,
  { contents, sizes, takesStock }: KitInput,
  variants: readonly KitContentVariant[],
): Refusal<"duplicate_entry" | "size_needed" | "size_unknown" | "variant_unknown"> | undefined {
  if (new Set(sizes).size < sizes.length) return refuse("duplicate_entry", "A size is named twice.");
  const keys = contents.map(({ variantId, size }) => `${variantId} ${size}`);
  if (new Set(keys).size < keys.length)
    return refuse("duplicate_entry", "The kit has the same product twice. Raise its quantity instead.");
  if (contents.some(({ variantId, substituteVariantId }) => variantId === substituteVariantId))
    return refuse("duplicate_entry", "A part cannot stand in for itself.");
  if (takesStock && takesStock !== "packed") {
    const refused = refuseParts(contents);
    if (refused) return refused;
  }
  for (const { variantId, size, substituteVariantId } of contents)
    for (const id of [variantId, ...(substituteVariantId ? [substituteVariantId] : [])]) {
      const variant = variants.find((each) => each.variantId === id);
      if (!variant) return refuse("variant_unknown", "A product of the kit is not in the catalogue.");
      if (variant.productId === kitProductId)
        return refuse("variant_unknown", "The kit cannot contain itself.");
      const refused = refuseSizes(variant, size, sizes);
      if (refused) return refused;
    }
  return undefined;
}

/** A part is there once, so that how many kits the parts are enough for is that of the scarcest one. */
function refuseParts(
  contents: KitInput["contents"],
): Refusal<"duplicate_entry" | "variant_unknown"> | undefined {
  if (contents.length === 0)
    return refuse("variant_unknown", "A kit that takes its parts from stock needs at least one.");
  if (contents.every(({ canBeDeclined }) => canBeDeclined))
    return refuse("variant_unknown", "One part at least belongs to every kit: not all can be declined.");
  const ids = contents.flatMap(({ variantId, substituteVariantId }) => [
    variantId,
    ...(substituteVariantId ? [substituteVariantId] : []),
  ]);
  return new Set(ids).size < ids.length
    ? refuse(
        "duplicate_entry",
        "A kit that takes its parts from stock names each of them once, as a part or as what stands in for one.",
      )
    : undefined;
}

function refuseSizes(
  variant: KitContentVariant,
  size: string,
  sizes: readonly string[],
): Refusal<"size_needed" | "size_unknown"> | undefined {
  const neededSizes = size ? [size] : variant.sizes.length > 0 ? sizes : [];
  const missing = neededSizes.find((each) => !variant.sizes.includes(each));
  if (missing !== undefined) return refuse("size_unknown", `${variant.name} does not come in ${missing}.`);
  if (!size && variant.sizes.length > 0 && sizes.length === 0)
    return refuse("size_needed", `${variant.name} comes in sizes: choose one for it, or give the kit sizes.`);
  return undefined;
}

interface DescribedContent {
  readonly quantity: number;
  readonly name: string;
  readonly colourName: string;
  readonly size: string;
  /** The part that this one stands in for. */
  readonly substitutedFor?: string;
}

/** 'Everyday Mug (Ink), 2 × Click Pen': the text that an order stores and a packing slip shows. */
export const describeKitContents = (contents: readonly DescribedContent[]): string =>
  contents
    .map(({ quantity, name, colourName, size, substitutedFor }) => {
      const details = [colourName, size && `size ${size}`, substitutedFor && `instead of ${substitutedFor}`]
        .filter(Boolean)
        .join(", ");
      return `${quantity > 1 ? `${quantity} × ` : ""}${name}${details && ` (${details})`}`;
    })
    .join(", ");
