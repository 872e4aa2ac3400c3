import type { KitInput } from "../../contract/admin/kit.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";

/** A variant that may lie in the kit, with the sizes it comes in. */
export interface VariantOfPiece {
  readonly variantId: number;
  readonly productId: number;
  readonly name: string;
  readonly sizes: readonly string[];
}

/**
 * What is wrong with a kit as it is wanted; undefined: nothing. Refuses said_twice, variant_unknown (no such variant, or the
 * kit itself), size_unknown (a piece does not come in a size), size_needed (a piece comes in sizes and the kit in none).
 */
export function kitRefusal(
  kitProductId: number,
  { contents, sizes }: KitInput,
  variants: readonly VariantOfPiece[],
): Refusal | undefined {
  if (new Set(sizes).size < sizes.length) return refuse("said_twice", "A size is named twice.");
  const keys = contents.map(({ variantId, size }) => `${variantId} ${size}`);
  if (new Set(keys).size < keys.length)
    return refuse("said_twice", "A piece is named twice. Raise its quantity instead.");
  for (const { variantId, size } of contents) {
    const variant = variants.find((each) => each.variantId === variantId);
    if (!variant) return refuse("variant_unknown", "A piece is not in the catalogue.");
    if (variant.productId === kitProductId)
      return refuse("variant_unknown", "The kit does not lie in itself.");
    const wanted = size ? [size] : variant.sizes.length > 0 ? sizes : [];
    const missing = wanted.find((each) => !variant.sizes.includes(each));
    if (missing !== undefined) return refuse("size_unknown", `${variant.name} does not come in ${missing}.`);
    if (!size && variant.sizes.length > 0 && sizes.length === 0)
      return refuse("size_needed", `${variant.name} comes in sizes: let the kit have some, or give it one.`);
  }
  return undefined;
}

interface PieceInWords {
  readonly quantity: number;
  readonly name: string;
  readonly colourName: string;
  readonly size: string;
}

/** 'Everyday Mug (Ink), 2 × Click Pen': what an order keeps of the kit, and what the packing slip says. */
export const kitWords = (pieces: readonly PieceInWords[]): string =>
  pieces
    .map(({ quantity, name, colourName, size }) => {
      const kind = [colourName, size && `size ${size}`].filter(Boolean).join(", ");
      return `${quantity > 1 ? `${quantity} × ` : ""}${name}${kind && ` (${kind})`}`;
    })
    .join(", ");
