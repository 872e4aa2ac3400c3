import type { ProductDetail } from "../../../contract/catalog.schemas.ts";

interface ColourChoiceProps {
  variants: readonly ProductDetail[];
  chosen: ProductDetail | undefined;
  onChoose: (detailId: number) => void;
}

export function ColourChoice({ variants: details, chosen, onChoose }: ColourChoiceProps) {
  if (details.length < 2) return null;
  const isAnyLeft = details.some((detail) => detail.inStock);
  return (
    <fieldset>
      <legend className="mb-2 text-sm">
        <span className="font-medium">Colour</span> <span className="text-soft">{chosen?.colourName}</span>
      </legend>
      <div className="-ml-1.5 flex flex-wrap">
        {details.map((detail) => (
          <label
            key={detail.id}
            title={detail.inStock ? detail.colourName : `${detail.colourName}, sold out`}
            className="grid size-11 has-disabled:cursor-not-allowed place-items-center rounded-full text-transparent has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-text"
          >
            <input
              type="radio"
              name="colour"
              value={detail.id}
              checked={detail.id === chosen?.id}
              // If all colours are sold out, they can still be chosen to see their images.
              disabled={isAnyLeft && !detail.inStock}
              onChange={() => onChoose(detail.id)}
              className="sr-only"
            />
            <span className="sr-only">
              {detail.colourName}
              {!detail.inStock && ", sold out"}
            </span>
            <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
              <circle cx="18" cy="18" r="16.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
              <circle
                cx="18"
                cy="18"
                r="12.5"
                fill={detail.colourHex ?? "none"}
                stroke="var(--edge)"
                strokeOpacity="0.5"
              />
              {!detail.inStock && <path d="M7 29 29 7" stroke="var(--paper)" strokeWidth="3" />}
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
