import type { StaffSizeChart as Chart } from "../../../contract/admin/products.ts";

const put = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((each, index) => (index === at ? item : each));
const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** Changes of a chart that keep it whole: every row has a cell for each column. */
export const withHeading = (chart: Chart, at: number, text: string): Chart => ({
  ...chart,
  columns: put(chart.columns, at, text),
});
export const withCell = (chart: Chart, down: number, across: number, text: string): Chart => ({
  ...chart,
  rows: chart.rows.map((row, index) => (index === down ? put(row, across, text) : row)),
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
export const withoutRow = (chart: Chart, at: number): Chart => ({ ...chart, rows: without(chart.rows, at) });
export const withoutColumn = (chart: Chart, at: number): Chart => ({
  ...chart,
  columns: without(chart.columns, at),
  rows: chart.rows.map((row) => without(row, at)),
});
