import { useState } from "react";
import type { Product } from "../../../contract/catalogue.schemas.ts";
import { language, t } from "../../../platform/language/t.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SizeChartDrawing } from "./size-chart-drawing.tsx";
import { headingIn, isInCentimetres, type LengthUnit, measureIn, usualUnit } from "./size-units.ts";

interface SizeChartProps {
  open: boolean;
  onClose: () => void;
  chart: NonNullable<Product["sizeChart"]>;
  productName: string;
}

export default function SizeChart({ open, onClose, chart, productName }: SizeChartProps) {
  const [chosen, setUnit] = useState<LengthUnit | null>(null);
  // The dialog is opened by a press, so it is never rendered on the server.
  const unit = chosen ?? usualUnit(globalThis.navigator?.languages ?? []);
  const measured = chart.columns.map(isInCentimetres);
  return (
    <Dialog open={open} onClose={onClose} title={t("Size chart")}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft">{productName}</p>
        {measured.includes(true) && (
          <fieldset className="flex gap-2">
            <legend className="sr-only">{t("Unit of the measures")}</legend>
            {(["cm", "in"] as const).map((each) => (
              <label key={each} className="choice">
                <input
                  type="radio"
                  name="length-unit"
                  className="sr-only"
                  checked={each === unit}
                  onChange={() => setUnit(each)}
                />
                <span>{each === "cm" ? t("cm") : t("inches")}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen the table is scrolled, by keys too */}
      <section className="mt-4 overflow-x-auto" aria-label={t("Measures")} tabIndex={0}>
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-edge">
              {chart.columns.map((column) => (
                <th key={column} scope="col" className="py-2.5 pe-4 text-start font-medium">
                  {headingIn(column, unit)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map((row) => (
              <tr key={row[0]} className="border-b border-line">
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={chart.columns[index]} scope="row" className="py-2.5 pe-4 text-start font-medium">
                      {cell}
                    </th>
                  ) : (
                    <td key={chart.columns[index]} className="py-2.5 pe-4">
                      {measured[index] ? measureIn(cell, unit, language()) : cell}
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
