import type { KitPiece } from "../../../contract/admin/kit.ts";

/** What a piece comes in when it comes in the size that is picked; empty: it comes in none, or always in one. */
const followed = ({ variantId, variants, size }: KitPiece): readonly string[] =>
  size ? [] : (variants.find(({ id }) => id === variantId)?.sizes ?? []);

/** Every size a kit of these pieces may have, in the pieces' own order; then what it has besides. */
export const sizesToOffer = (pieces: readonly KitPiece[], offered: readonly string[]): string[] => [
  ...new Set([...pieces.flatMap(followed), ...offered]),
];

/** What would be refused: a size that one of the pieces does not come in. */
export const missingSizes = (pieces: readonly KitPiece[], sizes: readonly string[]) =>
  pieces.flatMap((piece) => {
    const has = followed(piece);
    return has.length === 0
      ? []
      : sizes.filter((size) => !has.includes(size)).map((size) => ({ name: piece.name, size }));
  });
