import { t } from "../../../../platform/language/t.ts";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";
import { wholeWords } from "../../../ui/whole-words.tsx";
import type { PlacedOrder } from "./placed-order.ts";

/** What was just ordered, with its pictures; the kit large. */
export function PlacedLines({ placed: { lines, isKit } }: { placed: PlacedOrder }) {
  return (
    <ul className="mt-8 grid gap-4">
      {lines.map((line) => (
        <li
          key={`${line.productName} ${line.colourName} ${line.size}`}
          className={isKit ? "grid gap-4 sm:grid-cols-2 sm:items-center" : "flex items-center gap-4"}
        >
          <div
            className={`image-tile shrink-0 ${isKit ? "aspect-square w-full rounded-lg" : "size-20 rounded-md"}`}
          >
            <ResponsiveImage
              path={line.imagePath}
              alt=""
              sizes={isKit ? "(min-width: 40rem) 18rem, 100vw" : "5rem"}
              maxWidth={isKit ? 640 : 320}
              className="size-full object-cover"
            />
          </div>
          <div className="min-w-0">
            <p className={`font-medium wrap-anywhere ${isKit ? "text-lg" : ""}`}>
              {wholeWords(line.productName)}
            </p>
            <p className="text-soft">
              {[
                line.colourName,
                line.size && t("Size {size}", { size: line.size }),
                !isKit && t("Qty {qty}", { qty: line.qty }),
              ]
                .filter(Boolean)
                .join(", ")}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
