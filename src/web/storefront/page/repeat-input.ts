export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of the page by what stays the same when it is made anew: ids do not. */
export const controlsByKey = (): Map<string, Control> =>
  byKey(document.querySelectorAll<Control>("input,select,textarea"), (control) =>
    [control.name, isChoice(control) && control.value].join(" "),
  );

/** Elements of one key are numbered. */
export function byKey<E extends Element>(
  elements: Iterable<E>,
  keyOf: (element: E) => string,
): Map<string, E> {
  const found = new Map<string, E>();
  for (const element of elements) {
    const key = keyOf(element);
    let number = 0;
    while (found.has(`${key} ${number}`)) number += 1;
    found.set(`${key} ${number}`, element);
  }
  return found;
}

/** Since the server wrote it. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return isChoice(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** Without an event yet: that of `repeatInput` follows. */
export function checkLike(old: Control, next: Control | undefined): void {
  if (old.type === "radio" && isChoice(old) && old.checked && next) setProperty(next, "checked", true);
}

/** With the events of a person's input, which React hears. A value that is set otherwise it takes for its own. */
export function repeatInput(old: Control, next: Control): void {
  if (isChoice(old) && isChoice(next)) {
    // A radio is checked already: React hears the click all the same.
    if (old.type === "radio" ? old.checked : old.checked !== next.checked) next.click();
    return;
  }
  if (old.value === next.value) return;
  setProperty(next, "value", old.value);
  next.dispatchEvent(new Event("input", { bubbles: true }));
  next.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Past React, which watches the properties of the element itself. */
function setProperty(control: Control, name: "value" | "checked", value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, value);
}

/** The focus, and the place in the text. */
export function focusLike(old: Control, next: Control): void {
  next.focus({ preventScroll: true });
  if (old instanceof HTMLSelectElement || next instanceof HTMLSelectElement) return;
  // An email field has no selection.
  if (old.selectionStart !== null) next.setSelectionRange(old.selectionStart, old.selectionEnd);
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "radio" || control.type === "checkbox";
