/**
 * How a group of cards is laid out so that no row has a hole, at any width: rows of four (two on a phone), rows of three
 * (two on a phone), or, for a number that fills neither, one line that scrolls sideways where it is too narrow.
 */
export function rowsOf(count: number): "fours" | "threes" | "line" {
  if (count % 4 === 0) return "fours";
  return count % 6 === 0 ? "threes" : "line";
}
