import { useHotkeys } from "react-hotkeys-hook";
import { focusRow, listRows, rowOf } from "./list-rows.ts";

const focusedRow = () => rowOf(document.activeElement);

/** Focuses the row that is so many rows away; without a focused row the first one. */
function moveFocus(step: 1 | -1): void {
  const all = listRows();
  const row = focusedRow();
  const target = row ? all[all.indexOf(row) + step] : all[0];
  if (target) focusRow(target);
}

/** Keys of every list: j and k move through its rows, Enter opens the focused row, x selects it. */
export function ListKeys() {
  useHotkeys("j", () => moveFocus(1));
  useHotkeys("k", () => moveFocus(-1));
  useHotkeys("x", () => focusedRow()?.querySelector<HTMLInputElement>("input[type='checkbox']")?.click());
  useHotkeys("enter", () => {
    if (document.activeElement === focusedRow()) focusedRow()?.click();
  });
  return null;
}
