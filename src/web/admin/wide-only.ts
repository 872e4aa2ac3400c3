/** Columns of a list that a telephone has no room for, by their sources. */
export const wideOnly = (...sources: string[]) => ({
  [sources.map((source) => `& .column-${source}`).join(", ")]: { display: { xs: "none", sm: "table-cell" } },
});
