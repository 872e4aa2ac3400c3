import { type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import type { ProductImage } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { lineRun } from "../../ui/line-run.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { useCarousel } from "./use-carousel.ts";

interface ImageViewerProps {
  images: readonly ProductImage[];
  /** The index of the image it opens with. */
  first: number;
  productName: string;
  onClose: (last: number) => void;
}

/**
 * Images in full screen, changed by swiping or with the arrow keys. A click, Enter or + zooms to double size, and
 * moving the mouse moves the enlarged part. Pinch zoom is the browser's. Escape closes it, and the focus goes back.
 */
export default function ImageViewer({ images, first, productName, onClose }: ImageViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { list, shown, show, onScroll, onKeyDown } = useCarousel(images.length, first);
  const [zoomPoint, setZoomPoint] = useState<string | null>(null);
  const isMany = images.length > 1;
  useLayoutEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    list.current?.scrollTo({ left: lineRun() * first * list.current.clientWidth, behavior: "instant" });
    list.current?.focus();
  }, [first, list]);
  const goTo = (index: number) => {
    setZoomPoint(null);
    show(index);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t("Pictures of {productName}", { productName })}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-paper text-ink"
      onClose={() => onClose(shown)}
    >
      <ul
        ref={list}
        aria-label={t("Large pictures")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        className={`gallery-strip flex size-full snap-x snap-mandatory -outline-offset-4 ${zoomPoint ? "overflow-hidden" : "overflow-x-auto"}`}
        onScroll={onScroll}
        onKeyDown={(event) => {
          if (["Enter", "+", "-"].includes(event.key)) {
            event.preventDefault();
            setZoomPoint(event.key === "-" || (event.key === "Enter" && zoomPoint) ? null : "50% 50%");
          } else {
            setZoomPoint(null);
            onKeyDown(event);
          }
        }}
      >
        {images.map((image, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
          <li
            key={image.path}
            className={`size-full shrink-0 snap-center snap-always overflow-hidden ${zoomPoint ? "cursor-zoom-out" : "cursor-zoom-in"}`}
            onClick={(event) => setZoomPoint(zoomPoint ? null : zoomPointAt(event))}
            onMouseMove={zoomPoint ? (event) => setZoomPoint(zoomPointAt(event)) : undefined}
          >
            <div
              className={`size-full transition-transform duration-200 ${zoomPoint && index === shown ? "scale-200" : ""}`}
              {...(zoomPoint && { style: { transformOrigin: zoomPoint } })}
            >
              <ResponsiveImage
                path={image.path}
                alt={image.alt}
                sizes={zoomPoint ? "200vmin" : "100vmin"}
                maxWidth={1920}
                isLarge
                isPriority={index === first}
                className="size-full object-contain"
              />
            </div>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="icon-button absolute! top-3 inset-e-3 bg-paper/80!"
        aria-label={t("Close")}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      {isMany && (
        <div className="absolute inset-x-0 bottom-4 mx-auto flex w-fit items-center rounded-full bg-paper/80">
          <button
            type="button"
            className="icon-button disabled:opacity-40"
            aria-label={t("Previous picture")}
            disabled={shown === 0}
            onClick={() => goTo(shown - 1)}
          >
            <Icon name="back" size={20} />
          </button>
          <p role="status" className="px-1 text-sm tabular-nums">
            <span className="sr-only">{t("Picture")} </span>
            <span>{t("{number} of {count}", { number: shown + 1, count: images.length })}</span>
          </p>
          <button
            type="button"
            className="icon-button disabled:opacity-40"
            aria-label={t("Next picture")}
            disabled={shown === images.length - 1}
            onClick={() => goTo(shown + 1)}
          >
            <Icon name="forward" size={20} />
          </button>
        </div>
      )}
    </dialog>
  );
}

/** The point under the mouse, as the `transform-origin` of the zoom. */
function zoomPointAt(event: MouseEvent): string {
  const box = event.currentTarget.getBoundingClientRect();
  const x = (100 * (event.clientX - box.left)) / box.width;
  const y = (100 * (event.clientY - box.top)) / box.height;
  return `${x.toFixed(1)}% ${y.toFixed(1)}%`;
}
