import type { ProductDetail } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";

interface ColourChoiceProps {
  variants: readonly ProductDetail[];
  chosen: ProductDetail | undefined;
  onChoose: (variantId: number) => void;
}

export function ColourChoice({ variants, chosen, onChoose }: ColourChoiceProps) {
  if (variants.length < 2) return null;
  const isAnyLeft = variants.some((variant) => variant.inStock);
  return (
    <fieldset>
      <legend className="mb-2 text-sm">
        <span className="font-medium">{t("Colour")}</span>{" "}
        <span className="text-soft">{chosen?.colourName}</span>
      </legend>
      <div className="-ms-1.5 flex flex-wrap">
        {variants.map((variant) => (
          <label
            key={variant.id}
            title={
              variant.inStock
                ? variant.colourName
                : t("{colourName}, sold out", { colourName: variant.colourName })
            }
            className="colour-option"
          >
            <input
              type="radio"
              name="colour"
              value={variant.id}
              checked={variant.id === chosen?.id}
              // If all colours are sold out, they can still be chosen to see their images.
              disabled={isAnyLeft && !variant.inStock}
              onChange={() => onChoose(variant.id)}
              className="sr-only"
            />
            <span className="sr-only">
              {`${variant.colourName}${!variant.inStock ? t(", sold out") : ""}`}
            </span>
            <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
              <circle cx="18" cy="18" r="16.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
              <circle cx="18" cy="18" r="12.5" fill={variant.colourHex ?? "none"} stroke="var(--edge)" />
              {!variant.inStock && <path d="M7 29 29 7" stroke="var(--paper)" strokeWidth="3" />}
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
