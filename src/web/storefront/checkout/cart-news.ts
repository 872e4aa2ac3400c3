import type { CartLine } from "../../../contract/cart.schemas.ts";

const named = ({ productName, colourName, size }: CartLine): string =>
  [productName, colourName, size].filter(Boolean).join(", ");

const keyOf = (line: CartLine): string => `${line.productDetailsId} ${line.size}`;

/** What became of a cart, a sentence for each line that is new, gone or of another quantity; none when nothing did. */
export function cartNews(before: readonly CartLine[], after: readonly CartLine[]): string[] {
  const was = new Map(before.map((line) => [keyOf(line), line]));
  const is = new Map(after.map((line) => [keyOf(line), line]));
  const changed = after.flatMap((line) => {
    const earlier = was.get(keyOf(line));
    if (!earlier) return [`${named(line)}: added`];
    return earlier.qty === line.qty ? [] : [`${named(line)}: ${line.qty} instead of ${earlier.qty}`];
  });
  const gone = before.filter((line) => !is.has(keyOf(line))).map((line) => `${named(line)}: removed`);
  return [...changed, ...gone];
}
