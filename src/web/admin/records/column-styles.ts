const columnSelector = (sources: readonly string[]) =>
  sources.map((source) => `& .column-${source}`).join(", ");

/** Hides these columns on phones. Columns are named by their sources. */
export const hideOnPhone = (...sources: string[]) => ({
  [columnSelector(sources)]: { display: { xs: "none", sm: "table-cell" } },
});

/** Hides these columns on narrow screens, where the menu takes much of the width. */
export const hideOnNarrow = (...sources: string[]) => ({
  [columnSelector(sources)]: { display: { xs: "none", lg: "table-cell" } },
});

/** Never wraps these columns: order numbers, dates, amounts. */
export const noWrap = (...sources: string[]) => ({ [columnSelector(sources)]: { whiteSpace: "nowrap" } });

/** Breaks long words in these columns: e-mail addresses, names. */
export const breakWords = (...sources: string[]) => ({
  [columnSelector(sources)]: { overflowWrap: "anywhere", minWidth: "7rem" },
});
