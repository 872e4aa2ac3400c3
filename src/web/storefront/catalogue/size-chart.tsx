import type { Product } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../language/t.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SizeChartDrawing } from "./size-chart-drawing.tsx";

interface SizeChartProps {
  open: boolean;
  onClose: () => void;
  chart: NonNullable<Product["sizeChart"]>;
  productName: string;
}

export default function SizeChart({ open, onClose, chart, productName }: SizeChartProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t("Size chart")}>
      <p className="text-soft">{productName}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen the table is scrolled, by keys too */}
      <section className="mt-4 overflow-x-auto" aria-label={t("Measures")} tabIndex={0}>
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-edge text-left">
              {chart.columns.map((column) => (
                <th key={column} scope="col" className="py-2.5 pr-4 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map((row) => (
              <tr key={row[0]} className="border-b border-line">
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={chart.columns[index]} scope="row" className="py-2.5 pr-4 text-left font-medium">
                      {cell}
                    </th>
                  ) : (
                    <td key={chart.columns[index]} className="py-2.5 pr-4">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h3 className="mt-6 text-sm font-medium tracking-normal">{t("How to measure")}</h3>
      <SizeChartDrawing columns={chart.columns} />
      <p className="mt-2 text-sm whitespace-pre-line text-soft">{chart.howToMeasure}</p>
    </Dialog>
  );
}
