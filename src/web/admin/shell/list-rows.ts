/** The rows of the screen's list, from the top. */
export const listRows = (): HTMLTableRowElement[] => [
  ...document.querySelectorAll<HTMLTableRowElement>("main tbody tr"),
];

export const rowOf = (element: Element | null): HTMLTableRowElement | null =>
  element?.closest<HTMLTableRowElement>("main tbody tr") ?? null;

/** Focuses a row, from which the keys of a list go on. */
export function focusRow(row: HTMLTableRowElement): void {
  row.tabIndex = -1;
  row.focus();
}
