import type { StaffSizeChart } from "../../../contract/admin/products.ts";
import { t } from "../../../platform/language/t.ts";
import type { Texts, TranslatedField } from "../translations/translated-field.ts";

interface ChartTexts {
  readonly columns: readonly string[];
  readonly howToMeasure: string;
}

const chartOf = ({ sizeChart }: Texts): ChartTexts => {
  const { columns = [], howToMeasure = "" } = (sizeChart ?? {}) as Partial<ChartTexts>;
  return { columns, howToMeasure };
};

/** Of a chart whose last text was taken away nothing is left. */
function withChart({ sizeChart: _before, ...others }: Texts, chart: ChartTexts): Texts {
  return [...chart.columns, chart.howToMeasure].some(Boolean) ? { ...others, sizeChart: chart } : others;
}

/** The columns of the size chart and how to measure. Its rows are figures. */
export function sizeChartFields(own: StaffSizeChart | null): readonly TranslatedField[] {
  if (!own) return [];
  const columns = own.columns.map((column, at) => ({
    name: `sizeChart.columns.${at}`,
    label: t("Column {column}", { column: column || at + 1 }),
    own: column,
    maxLength: 40,
    read: (texts: Texts) => chartOf(texts).columns[at] ?? "",
    write: (texts: Texts, text: string) => {
      const chart = chartOf(texts);
      const all = own.columns.map((_, place) => (place === at ? text : (chart.columns[place] ?? "")));
      return withChart(texts, { ...chart, columns: all });
    },
  }));
  const howToMeasure = {
    name: "sizeChart.howToMeasure",
    label: t("How to measure"),
    own: own.howToMeasure,
    maxLength: 1_000,
    read: (texts: Texts) => chartOf(texts).howToMeasure,
    write: (texts: Texts, text: string) => {
      const chart = chartOf(texts);
      const all = own.columns.map((_, place) => chart.columns[place] ?? "");
      return withChart(texts, { columns: all, howToMeasure: text });
    },
  };
  return [...columns, howToMeasure];
}
