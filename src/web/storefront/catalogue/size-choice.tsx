import { useEffect, useRef } from "react";
import type { Product, ProductDetail } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { SizeChartButton } from "./size-chart-button.tsx";

interface SizeChoiceProps {
  sizes: ProductDetail["sizes"];
  chosen: string;
  onChoose: (size: string) => void;
  /** 'Select a Size' */
  error: string | null;
  chart: Product["sizeChart"];
  productName: string;
}

export function SizeChoice({ sizes, chosen, onChoose, error, chart, productName }: SizeChoiceProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!error) return;
    group.current?.querySelector<HTMLInputElement>("input:not(:disabled)")?.focus({ preventScroll: true });
    group.current?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [error]);
  return (
    <div className="relative">
      <fieldset ref={group} aria-describedby={error ? "size-error" : undefined}>
        <legend className="mb-2 text-sm font-medium">{t("Size")}</legend>
        <div className="flex flex-wrap gap-2">
          {sizes.map((size) => (
            <label key={size.name} className="choice">
              <input
                type="radio"
                name="size"
                value={size.name}
                checked={size.name === chosen}
                disabled={!size.inStock}
                onChange={() => onChoose(size.name)}
                className="sr-only"
              />
              <span>{size.name}</span>
              {!size.inStock && <span className="sr-only">{t(", sold out")}</span>}
            </label>
          ))}
        </div>
      </fieldset>
      {error && (
        <p id="size-error" role="alert" className="mt-2 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {chart && (
        <>
          <p role="status" className="mt-2 min-h-[1lh] text-sm text-soft tabular-nums">
            {chart.rows
              .find(([size]) => size === chosen)
              ?.map((measure, at) => at > 0 && `${chart.columns[at]}: ${measure}`)
              .filter(Boolean)
              .join(" · ")}
          </p>
          <SizeChartButton chart={chart} productName={productName} />
        </>
      )}
    </div>
  );
}
