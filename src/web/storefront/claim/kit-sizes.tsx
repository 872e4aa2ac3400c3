import { t } from "../../../platform/language/t.ts";
import { AboutPart } from "../catalogue/about-part.tsx";
import { SizeChoice } from "../catalogue/size-choice.tsx";
import type { PickedSizes, SizedItem } from "./sized-items.ts";

interface KitSizesProps {
  items: readonly SizedItem[];
  picked: PickedSizes;
  productName: string;
  /** Said at the first item without a size. */
  error: string | null;
  onPick: (variantId: number, size: string) => void;
}

/** The size of the kit, or of each of its parts, with its size chart. */
export function KitSizes({ items, picked, productName, error, onPick }: KitSizesProps) {
  const unpicked = items.find(({ variantId }) => !picked[variantId]) ?? items[0];
  return (
    <div className="grid gap-6">
      {items.map((item) => (
        <div key={item.variantId}>
          <SizeChoice
            part={item.part}
            sizes={item.sizes}
            chosen={picked[item.variantId] ?? ""}
            onChoose={(size) => onPick(item.variantId, size)}
            error={item === unpicked ? error : null}
            chart={item.sizeChart}
            productName={item.part || productName}
          />
          {item.usualSize && (
            <p className="text-sm text-soft">{t("You usually take {size}.", { size: item.usualSize })}</p>
          )}
          <AboutPart part={item.part} about={item.about} />
        </div>
      ))}
    </div>
  );
}
