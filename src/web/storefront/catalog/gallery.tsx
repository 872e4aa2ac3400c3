import { type RefObject, Suspense, useState } from "react";
import type { ProductImage } from "../../../contract/catalog.schemas.ts";
import { Drawing } from "../../ui/icon.tsx";
import { later } from "../../ui/later.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useStrip } from "./use-strip.ts";

const loadViewer = () => import("./picture-viewer.tsx");
const PictureViewer = later(loadViewer);
const prepareViewer = () => void loadViewer().catch(() => undefined);

const CLOSER = "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20M10.5 8v5M8 10.5h5";

interface GalleryProps {
  images: readonly ProductImage[];
  productName: string;
  ref: RefObject<HTMLDivElement | null>;
}

/** Pictures side by side: swiped on a phone, chosen by thumbnail or arrow keys, and opened to be looked at closely. */
export function Gallery({ images, productName, ref }: GalleryProps) {
  const { strip, shown, show, onScroll, onKeyDown } = useStrip(images.length);
  const [looksAt, setLooksAt] = useState<number | null>(null);
  const isMany = images.length > 1;
  return (
    <div ref={ref} className={isMany ? "grid gap-3 sm:grid-cols-[4.5rem_minmax(0,1fr)]" : ""}>
      <div className="relative min-w-0 self-start sm:order-last">
        <ul
          ref={strip}
          className="gallery-strip flex aspect-square snap-x snap-mandatory overflow-x-auto rounded-lg bg-tile"
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          tabIndex={isMany ? 0 : -1}
          aria-label="Pictures"
        >
          {images.map((image, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same for the keyboard
            <li
              key={image.path}
              data-shown={index === shown || undefined}
              className="size-full shrink-0 cursor-zoom-in snap-center snap-always"
              onPointerEnter={prepareViewer}
              onClick={() => setLooksAt(index)}
            >
              <Picture
                path={image.path}
                alt={image.alt}
                sizes="(min-width: 64rem) 48rem, 100vw"
                isFirst={index === 0}
                isLarge
                className={`size-full object-cover ${index === 0 ? "product-picture" : ""}`}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          aria-label="Look closely"
          className="icon-button absolute! right-3 bottom-3 bg-paper/80! text-ink"
          onPointerEnter={prepareViewer}
          onFocus={prepareViewer}
          onClick={() => setLooksAt(shown)}
        >
          <Drawing path={CLOSER} size={20} />
        </button>
      </div>
      {isMany && (
        <ul className="flex gap-2 max-sm:justify-center sm:flex-col sm:gap-3">
          {images.map((image, index) => (
            <li key={image.path}>
              <button
                type="button"
                aria-label={`Picture ${index + 1} of ${images.length}`}
                aria-current={index === shown}
                className="size-14 overflow-hidden rounded-md bg-tile ring-ink aria-[current=true]:ring-2 sm:size-[4.5rem]"
                onClick={() => show(index)}
              >
                <Picture
                  path={image.path}
                  alt=""
                  sizes="4.5rem"
                  widest={192}
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {looksAt !== null && (
        <Suspense>
          <PictureViewer
            images={images}
            first={looksAt}
            productName={productName}
            onClose={(last) => {
              setLooksAt(null);
              show(last);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
