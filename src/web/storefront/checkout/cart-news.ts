import type { CartLine } from "../../../contract/cart.schemas.ts";

const lineLabel = ({ productName, colourName, size }: CartLine): string =>
  [productName, colourName, size].filter(Boolean).join(", ");

const keyOf = (line: CartLine): string => `${line.productDetailsId} ${line.size}`;

/** Describes the changes of a cart: one text for each line that was added, removed or has another quantity. */
export function describeCartChanges(before: readonly CartLine[], after: readonly CartLine[]): string[] {
  const linesBefore = new Map(before.map((line) => [keyOf(line), line]));
  const linesAfter = new Map(after.map((line) => [keyOf(line), line]));
  const changed = after.flatMap((line) => {
    const earlier = linesBefore.get(keyOf(line));
    if (!earlier) return [`${lineLabel(line)}: added`];
    return earlier.qty === line.qty ? [] : [`${lineLabel(line)}: ${line.qty} instead of ${earlier.qty}`];
  });
  const gone = before
    .filter((line) => !linesAfter.has(keyOf(line)))
    .map((line) => `${lineLabel(line)}: removed`);
  return [...changed, ...gone];
}
