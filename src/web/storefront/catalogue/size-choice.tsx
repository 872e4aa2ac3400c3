import { useEffect, useRef } from "react";
import type { Product, ProductDetail } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { SizeChartButton } from "./size-chart-button.tsx";

interface SizeChoiceProps {
  sizes: readonly Pick<ProductDetail["sizes"][number], "inStock" | "name">[];
  /** Of a kit whose parts have sizes of their own: which part. Empty: there is one choice of a size. */
  part?: string;
  chosen: string;
  onChoose: (size: string) => void;
  /** 'Select a Size' */
  error: string | null;
  chart: Product["sizeChart"];
  productName: string;
}

export function SizeChoice({
  sizes,
  part = "",
  chosen,
  onChoose,
  error,
  chart,
  productName,
}: SizeChoiceProps) {
  const errorId = part ? `size-error of ${part}`.replaceAll(/\W+/g, "-") : "size-error";
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!error) return;
    group.current?.querySelector<HTMLInputElement>("input:not(:disabled)")?.focus({ preventScroll: true });
    group.current?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [error]);
  return (
    <div className="relative">
      <fieldset ref={group} aria-describedby={error ? errorId : undefined}>
        <legend className="mb-2 text-sm font-medium">
          {part ? t("Size of {part}", { part }) : t("Size")}
        </legend>
        <div className="flex flex-wrap gap-2">
          {sizes.map((size) => (
            <label key={size.name} className="choice">
              <input
                type="radio"
                name={part ? `size of ${part}` : "size"}
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
        <p id={errorId} role="alert" className="mt-2 text-sm font-medium text-bad">
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
          <SizeChartButton chart={chart} productName={productName} isOneOfSeveral={part !== ""} />
        </>
      )}
    </div>
  );
}
