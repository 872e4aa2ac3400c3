const columns = (sources: readonly string[]) => sources.map((source) => `& .column-${source}`).join(", ");

/** Columns of a list that a telephone has no room for, by their sources. */
export const wideOnly = (...sources: string[]) => ({
  [columns(sources)]: { display: { xs: "none", sm: "table-cell" } },
});

/** Columns that are left out wherever the menu takes much of the screen. */
export const roomyOnly = (...sources: string[]) => ({
  [columns(sources)]: { display: { xs: "none", lg: "table-cell" } },
});

/** Columns that are read in one piece: numbers of orders, moments, amounts. */
export const oneLine = (...sources: string[]) => ({ [columns(sources)]: { whiteSpace: "nowrap" } });

/** Columns whose words can be longer than their cell: addresses, names. */
export const breaking = (...sources: string[]) => ({
  [columns(sources)]: { overflowWrap: "anywhere", minWidth: "7rem" },
});
