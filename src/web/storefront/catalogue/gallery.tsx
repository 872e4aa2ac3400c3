import { Suspense, useState } from "react";
import type { ProductImage } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { carriedImage } from "../../ui/carried-image.ts";
import type { Elements } from "../../ui/elements.ts";
import { PathIcon } from "../../ui/icon.tsx";
import { lazyComponent, preload } from "../../ui/lazy.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { useCarousel } from "./use-carousel.ts";

const loadViewer = () => import("./image-viewer.tsx");
const ImageViewer = lazyComponent(loadViewer);
const preloadViewer = () => preload(loadViewer);

const ZOOM_ICON = "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20M10.5 8v5M8 10.5h5";

interface GalleryProps {
  images: readonly ProductImage[];
  productName: string;
  /** Lies on the first image. */
  children?: Elements;
}

/** The images of a product: swiped on a phone, chosen by thumbnail or arrow keys, and opened in a large viewer. */
export function Gallery({ images, productName, children }: GalleryProps) {
  const { list, shown, show, onScroll, onKeyDown } = useCarousel(images.length);
  const [viewerIndex, setViewerIndex] = useState<number | null>(null);
  const isMany = images.length > 1;
  return (
    <div className={isMany ? "grid gap-3 sm:grid-cols-[4.5rem_minmax(0,1fr)]" : ""}>
      <div className="relative min-w-0 self-start sm:order-last">
        <ul
          ref={list}
          className="image-tile gallery-strip flex aspect-square snap-x snap-mandatory rounded-lg"
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          tabIndex={isMany ? 0 : -1}
          aria-label={t("Pictures")}
        >
          {images.map((image, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same for the keyboard
            <li
              key={image.path}
              data-shown={index === shown || undefined}
              className="relative size-full shrink-0 cursor-zoom-in snap-center snap-always"
              onPointerEnter={preloadViewer}
              onClick={() => setViewerIndex(index)}
            >
              <ResponsiveImage
                path={image.path}
                alt={image.alt}
                sizes="(min-width: 84rem) 38rem, (min-width: 64rem) 44vw, (min-width: 40rem) 83vw, 89vw"
                isPriority={index === 0}
                isLarge
                placeholder={index === 0 ? carriedImage(image.path) : ""}
                className={`size-full object-cover ${index === 0 ? "product-image" : ""}`}
              />
              {index === 0 && children}
            </li>
          ))}
        </ul>
        {images.length > 0 && (
          <button
            type="button"
            aria-label={t("Look closely")}
            className="icon-button absolute! inset-e-3 bottom-3 bg-paper/80! text-ink"
            onPointerEnter={preloadViewer}
            onFocus={preloadViewer}
            onClick={() => setViewerIndex(shown)}
          >
            <PathIcon path={ZOOM_ICON} size={20} />
          </button>
        )}
      </div>
      {isMany && (
        <ul className="gallery-thumbs">
          {images.map((image, index) => (
            <li key={image.path}>
              <button
                type="button"
                aria-label={t("Picture {number} of {count}", { number: index + 1, count: images.length })}
                aria-current={index === shown}
                className="gallery-thumb"
                onClick={() => show(index)}
              >
                <ResponsiveImage
                  path={image.path}
                  alt=""
                  sizes="4.5rem"
                  maxWidth={192}
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {viewerIndex !== null && (
        <Suspense>
          <ImageViewer
            images={images}
            first={viewerIndex}
            productName={productName}
            onClose={(last) => {
              setViewerIndex(null);
              show(last);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
