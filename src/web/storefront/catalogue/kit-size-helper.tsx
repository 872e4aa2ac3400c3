import { useState } from "react";
import type { Product } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../language/t.ts";
import { SizeChartDrawing } from "./size-chart-drawing.tsx";

/** 'Usually M? Take M.', with the measures of that size and a drawing of them. */
export function KitSizeHelper({ chart }: { chart: NonNullable<Product["sizeChart"]> }) {
  const [usual, setUsual] = useState("");
  const row = chart.rows.find(([size]) => size === usual);
  return (
    <div>
      <label className="block">
        <span className="mb-1.5 block text-sm font-medium">{t("Which size do you usually wear?")}</span>
        <select className="control" value={usual} onChange={(event) => setUsual(event.target.value)}>
          <option value="">{t("Choose your usual size")}</option>
          {chart.rows.map(([size]) => (
            <option key={size} value={size}>
              {t("Size {size}", { size: size ?? "" })}
            </option>
          ))}
        </select>
      </label>
      <div role="status" className="mt-3 text-sm">
        {row && (
          <>
            <p className="font-medium">{t("Usually {usual}? Take {usual}.", { usual })}</p>
            <p className="text-soft">
              {chart.columns
                .slice(1)
                .map((column, index) => `${column}: ${row[index + 1] ?? ""}`)
                .join(" · ")}
            </p>
            <SizeChartDrawing columns={chart.columns} />
          </>
        )}
      </div>
    </div>
  );
}
