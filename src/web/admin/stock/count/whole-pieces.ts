/** What people write behind a number of pieces. A box is none. */
const UNIT = /\s*(?:pcs?|pieces?|ea|each|nos|stk|stck|st|stück|szt)\.?$/i;
const GROUPED = /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/;
const WHOLE_WITH_DECIMALS = /^(\d+)[.,]0{1,2}$/;

/**
 * The cells of a column of pieces as whole numbers. Pieces are whole, so 1.200 and 1,200 are both 1200, and 5,0 is 5. 12.000 may be
 * twelve with three decimals: the other cells say whether the file has any. What may still be either, or is no number, stays as it is.
 */
export function wholePieces(cells: readonly string[]): string[] {
  const bare = cells.map((cell) => cell.replace(UNIT, "").trim());
  const hasGroups = bare.some((cell) => /^\d+$/.test(cell) || (GROUPED.test(cell) && !/[.,]0+$/.test(cell)));
  return bare.map((cell, at) => {
    const [, whole] = WHOLE_WITH_DECIMALS.exec(cell) ?? [];
    if (whole !== undefined) return whole;
    const mayBeDecimals = /^\d+[.,]000$/.test(cell) && !hasGroups;
    return GROUPED.test(cell) && !mayBeDecimals
      ? cell.replace(/\D/g, "")
      : /^\d+$/.test(cell)
        ? cell
        : (cells[at] ?? "");
  });
}
