import { Suspense, useEffect, useRef, useState } from "react";
import type { Product, ProductDetail } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { PathIcon } from "../../ui/icon.tsx";
import { lazyComponent, preload } from "../../ui/lazy.tsx";
import { usePreHydrationClick } from "../../ui/pre-hydration-click.tsx";
import { useWasEver } from "../../ui/use-was-ever.ts";

const loadSizeChart = () => import("./size-chart.tsx");
const SizeChart = lazyComponent(loadSizeChart);

const RULER = "M3.5 15.5 15.5 3.5l5 5-12 12-5-5ZM7 12l2 2M10 9l2.5 2.5M13 6l2 2";

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
  const [isChartOpen, setChartOpen] = useState(false);
  const preHydration = usePreHydrationClick(() => setChartOpen(true));
  const wasChartOpen = useWasEver(isChartOpen);
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
          {preHydration.marker(0)}
          <button
            type="button"
            {...preHydration.target(0)}
            className="size-chart-link"
            onPointerEnter={() => preload(loadSizeChart)}
            onClick={() => setChartOpen(true)}
          >
            <PathIcon path={RULER} size={18} />
            {t("Size chart")}
          </button>
          {wasChartOpen && (
            <Suspense>
              <SizeChart
                open={isChartOpen}
                onClose={() => setChartOpen(false)}
                chart={chart}
                productName={productName}
              />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
