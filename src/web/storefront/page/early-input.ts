import {
  byKey,
  type Control,
  checkLike,
  controlsByKey,
  focusLike,
  isChanged,
  repeatInput,
} from "./repeat-input.ts";

/** What there was to type into and to press in the HTML of the server, and what was done with it. */
interface Early {
  readonly controls: ReadonlyMap<string, Control>;
  /** A button that is pressed before hydration opens one of these (ui/pre-hydration-click.tsx). */
  readonly markers: ReadonlyMap<string, HTMLElement>;
  readonly pressed: Set<EventTarget>;
  focused: Element | null;
}

let early: Early | null = null;

/**
 * Notes the fields of the server's HTML. Where an extension or a translation has put something between its elements, React makes the
 * whole page anew, and what was typed, chosen, filled in or pressed until then would be gone: `restoreEarlyInput` repeats it.
 */
export function noteEarlyInput(): void {
  const markers = markersByKey();
  const pressed = new Set<EventTarget>(document.querySelectorAll(":popover-open"));
  early = { controls: controlsByKey(), markers, pressed, focused: document.activeElement };
  document.addEventListener("focusin", noteFocus);
  document.addEventListener("beforetoggle", notePress, { capture: true });
}

/** The page is hydrated: from now on a field that is gone was left. */
export function forgetEarlyInput(): void {
  early = null;
  document.removeEventListener("focusin", noteFocus);
  document.removeEventListener("beforetoggle", notePress, { capture: true });
}

/**
 * Repeats in the page that React has made anew what was done in the one before; else it does nothing. Parts of the page whose code
 * is still being loaded have their turn when they are there.
 */
export function restoreEarlyInput(): void {
  if (!early) return;
  const { controls, markers, pressed, focused } = early;
  forgetEarlyInput();
  const waiting = new Map(
    [...controls].filter(([, old]) => !old.isConnected && (isChanged(old) || old === focused)),
  );
  const presses = new Set(
    [...markers].filter(([, old]) => !old.isConnected && pressed.has(old)).map(([key]) => key),
  );
  /** True when nothing is left to repeat. */
  function repeatAll(): boolean {
    const present = controlsByKey();
    // First, because the event of the first field already runs the effects that look what was chosen and pressed.
    for (const [key, old] of waiting) checkLike(old, present.get(key));
    repeatPresses();
    for (const [key, old] of waiting) {
      const next = present.get(key);
      if (!next) continue;
      waiting.delete(key);
      repeatInput(old, next);
      if (old === focused && document.activeElement === document.body) focusLike(old, next);
    }
    return waiting.size + presses.size === 0;
  }
  function repeatPresses(): void {
    const present = markersByKey();
    for (const key of presses) {
      const marker = present.get(key);
      if (!marker) continue;
      presses.delete(key);
      marker.showPopover();
    }
  }
  if (repeatAll()) return;
  const { pathname } = location;
  new MutationObserver((_, observer) => {
    if (location.pathname !== pathname || repeatAll()) observer.disconnect();
  }).observe(document.body, { childList: true, subtree: true });
}

function noteFocus({ target }: FocusEvent): void {
  if (early && target instanceof Element) early.focused = target;
}

function notePress({ target }: Event): void {
  if (target) early?.pressed.add(target);
}

/** By the look of the button, which no translation changes. */
const markersByKey = () =>
  byKey(
    document.querySelectorAll<HTMLElement>("[popover=manual]"),
    ({ id }) => document.querySelector(`[popovertarget="${id}"]`)?.className ?? "",
  );
