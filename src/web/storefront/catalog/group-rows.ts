/**
 * The layout of a group of cards in which every row is full at any width: rows of four (two on a phone), rows of three
 * (two on a phone), or for other numbers one row that scrolls sideways where the screen is too narrow.
 */
export function groupLayout(count: number): "fours" | "threes" | "line" {
  if (count % 4 === 0) return "fours";
  return count % 6 === 0 ? "threes" : "line";
}
