import type { StaffSizeChart as Chart } from "../../../contract/admin/products.ts";

const replaceAt = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((each, index) => (index === at ? item : each));
const removeAt = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** Changes of a size chart. Every row keeps one cell for each column. */
export const withHeading = (chart: Chart, at: number, text: string): Chart => ({
  ...chart,
  columns: replaceAt(chart.columns, at, text),
});
export const withCell = (chart: Chart, rowIndex: number, columnIndex: number, text: string): Chart => ({
  ...chart,
  rows: chart.rows.map((row, index) => (index === rowIndex ? replaceAt(row, columnIndex, text) : row)),
});
export const withRow = (chart: Chart): Chart => ({
  ...chart,
  rows: [...chart.rows, chart.columns.map(() => "")],
});
export const withColumn = (chart: Chart): Chart => ({
  ...chart,
  columns: [...chart.columns, ""],
  rows: chart.rows.map((row) => [...row, ""]),
});
export const withoutRow = (chart: Chart, at: number): Chart => ({ ...chart, rows: removeAt(chart.rows, at) });
export const withoutColumn = (chart: Chart, at: number): Chart => ({
  ...chart,
  columns: removeAt(chart.columns, at),
  rows: chart.rows.map((row) => removeAt(row, at)),
});
