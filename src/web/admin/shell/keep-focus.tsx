import { useEffect } from "react";
import { focusRow, listRows, rowOf } from "./list-rows.ts";

/**
 * Keeps the keyboard's place when the element that has the focus goes: a confirmed order leaves its queue with the button
 * that was pressed, and the browser would begin again at the top of the page. The row that is now in its place gets the
 * focus; where there is none, the screen's content does.
 */
export function KeepFocus() {
  useEffect(() => {
    let focused: Element | null = null;
    let place = -1;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
      // A dialog stands outside the content: the row that it was opened from stays the place.
      if (!focused?.closest("main")) return;
      const row = rowOf(focused);
      place = row ? listRows().indexOf(row) : -1;
    };
    const restore = () => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = null;
      const rows = place < 0 ? [] : listRows();
      const row = rows[Math.min(place, rows.length - 1)];
      if (row) focusRow(row);
      else focusContent();
    };
    const observer = new MutationObserver(restore);
    document.addEventListener("focusin", remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
    };
  }, []);
  return null;
}

function focusContent(): void {
  const content = document.querySelector("main");
  if (!content) return;
  content.tabIndex = -1;
  content.style.outline = "none";
  content.focus({ preventScroll: true });
}
