import ts from "typescript-classic";
import { hasBlank, kindOf, shownChildren } from "./child-kinds.ts";
import type { FindPlaces, Place } from "./sources.ts";

/**
 * Finds texts in JSX that React could lose. Browsers that translate a page, and extensions, put each text into an element of their own.
 * React keeps the text that it made: if it changes, nobody sees it, and if something comes or goes beside it, React throws. A text that
 * is all that its element holds is safe, since React sets it through the element. So is one that never changes beside elements that
 * always stay.
 */
export const findLooseTexts = (findPlaces: FindPlaces, isChecked: (file: string) => boolean): Place[] =>
  findPlaces(
    isChecked,
    (node, checker) => (ts.isJsxElement(node) || ts.isJsxFragment(node)) && holdsLooseText(node, checker),
  );

/** A text of a fragment stands beside whatever its component is put beside. */
function holdsLooseText(parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): boolean {
  const children = shownChildren(parent);
  const kinds = new Set(children.map((child) => kindOf(child, checker)));
  if (kinds.has("texts")) return true;
  const isAlone = children.length === 1 && !hasBlank(parent);
  if (isAlone && ts.isJsxElement(parent)) return false;
  if (kinds.has("changing text")) return true;
  return kinds.has("text") && (kinds.has("changing") || ts.isJsxFragment(parent));
}
