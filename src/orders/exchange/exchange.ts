/** Pieces of an order that come in sizes: of a line, or a part of a kit. */
export interface SizedItem {
  readonly lineId: number;
  readonly variantId: number;
  readonly size: string;
  /** How many of it one piece of the line has. */
  readonly each: number;
}

/** What became of the pieces of a line. */
export interface LineCounts {
  /** How many of them arrived. */
  readonly arrived: number;
  /** How many are on a return or, the whole piece, on an exchange. */
  readonly returned: number;
  /** How many a replacement may still bring: what was refunded and replaced is off. */
  readonly replaceable: number;
}

export interface ExchangedPieces {
  readonly lineId: number;
  readonly variantId: number;
  readonly size: string;
  /** On exchanges that were not called off. */
  readonly quantity: number;
  /** Of them: those that no replacement brings yet. */
  readonly open: number;
}

/**
 * How many of a piece can still be exchanged. The replacement of a line counts against the line; that of a part of a kit does
 * not, because the rest of the kit stays.
 */
export function exchangeableQuantity(
  piece: SizedItem & { readonly isPart: boolean },
  { arrived, returned, replaceable }: LineCounts,
  exchanged: readonly ExchangedPieces[],
): number {
  const own = exchanged.filter(
    ({ lineId, variantId, size }) =>
      lineId === piece.lineId && variantId === piece.variantId && size === piece.size,
  );
  const there = piece.isPart
    ? Math.min(arrived - returned, replaceable) * piece.each - sumOf(own, "quantity")
    : Math.min(arrived - returned, replaceable - sumOf(own, "open"));
  return Math.max(0, there);
}

const sumOf = (pieces: readonly ExchangedPieces[], of: "open" | "quantity"): number =>
  pieces.reduce((sum, each) => sum + each[of], 0);

/** Exchanges that end before this time are reminded of: two days before. */
export const remindBefore = (now: Date): Date => new Date(now.getTime() + 2 * 86_400_000);

/** Until when the new pieces are reserved, for somebody who asks at `now`. */
export const backBy = (now: Date, holdDays: number): Date => new Date(now.getTime() + holdDays * 86_400_000);
