import { Suspense, useState } from "react";
import type { Product } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { PathIcon } from "../../ui/icon.tsx";
import { lazyComponent, preload } from "../../ui/lazy.tsx";
import { usePreHydrationClick } from "../../ui/pre-hydration-click.tsx";
import { useWasEver } from "../../ui/use-was-ever.ts";

const loadSizeChart = () => import("./size-chart.tsx");
const SizeChart = lazyComponent(loadSizeChart);

const RULER = "M3.5 15.5 15.5 3.5l5 5-12 12-5-5ZM7 12l2 2M10 9l2.5 2.5M13 6l2 2";

interface SizeChartButtonProps {
  chart: NonNullable<Product["sizeChart"]>;
  productName: string;
  /** Where several pieces have charts, each button says of what, and stands in a line of its own. */
  isOneOfSeveral?: boolean;
}

/** Opens the size chart of a product. */
export function SizeChartButton({ chart, productName, isOneOfSeveral = false }: SizeChartButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasEver(isOpen);
  const preHydration = usePreHydrationClick(() => setOpen(true));
  return (
    <>
      {preHydration.marker(0)}
      <button
        type="button"
        {...preHydration.target(0)}
        className={isOneOfSeveral ? "link inline-flex min-h-11 items-center gap-1.5" : "size-chart-link"}
        onPointerEnter={() => preload(loadSizeChart)}
        onClick={() => setOpen(true)}
      >
        <PathIcon path={RULER} size={18} />
        <span>{t("Size chart")}</span>
        {isOneOfSeveral && <span className="sr-only">{`: ${productName}`}</span>}
      </button>
      {wasOpen && (
        <Suspense>
          <SizeChart open={isOpen} onClose={() => setOpen(false)} chart={chart} productName={productName} />
        </Suspense>
      )}
    </>
  );
}
