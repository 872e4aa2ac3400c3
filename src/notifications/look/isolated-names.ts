import { Fragment, createElement as h, type ReactNode } from "react";
import { withUnbrokenNumbers } from "./unbroken-numbers.ts";

const letter = String.raw`[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}]`;
/** Words from right to left, with what stands between them. */
const FROM_RIGHT = new RegExp(`(${letter}(?:[^\\p{L}\\n]*${letter})*)`, "u");

/**
 * A text in which Arabic and Hebrew names keep to themselves: what follows one, a comma or a number of pieces, would otherwise be
 * drawn on its other side. No number breaks across lines.
 */
export function withIsolatedNames(text: string): ReactNode {
  const parts = text.split(FROM_RIGHT);
  if (parts.length === 1) return withUnbrokenNumbers(text);
  return parts.map((part, index) =>
    index % 2 ? h("bdi", { key: index }, part) : h(Fragment, { key: index }, withUnbrokenNumbers(part)),
  );
}
