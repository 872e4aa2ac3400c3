import { type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import type { ProductImage } from "../../../contract/catalog.schemas.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useStrip } from "./use-strip.ts";

interface PictureViewerProps {
  images: readonly ProductImage[];
  /** The picture it opens with. */
  first: number;
  productName: string;
  onClose: (last: number) => void;
}

/**
 * The pictures as large as the screen: swiped or turned by arrow keys; a press, Enter or + looks twice as close, and
 * scrolling or the mouse looks around. Fingers pinch as everywhere. Escape closes it, and the focus goes back.
 */
export default function PictureViewer({ images, first, productName, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { strip, shown, show, onScroll, onKeyDown } = useStrip(images.length, first);
  const [point, setPoint] = useState<string | null>(null);
  const isMany = images.length > 1;
  useLayoutEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    strip.current?.scrollTo({ left: first * strip.current.clientWidth, behavior: "instant" });
    strip.current?.focus();
  }, [first, strip]);
  const turnTo = (index: number) => {
    setPoint(null);
    show(index);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${productName}`}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-paper text-ink"
      onClose={() => onClose(shown)}
    >
      <ul
        ref={strip}
        aria-label="Large pictures"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        className={`gallery-strip flex size-full snap-x snap-mandatory -outline-offset-4 ${point ? "overflow-hidden" : "overflow-x-auto"}`}
        onScroll={onScroll}
        onKeyDown={(event) => {
          if (["Enter", "+", "-"].includes(event.key)) {
            event.preventDefault();
            setPoint(event.key === "-" || (event.key === "Enter" && point) ? null : "50% 50%");
          } else {
            setPoint(null);
            onKeyDown(event);
          }
        }}
      >
        {images.map((image, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
          <li
            key={image.path}
            className={`size-full shrink-0 snap-center snap-always overflow-hidden ${point ? "cursor-zoom-out" : "cursor-zoom-in"}`}
            onClick={(event) => setPoint(point ? null : pointOf(event))}
            onMouseMove={point ? (event) => setPoint(pointOf(event)) : undefined}
          >
            <div
              className={`size-full transition-transform duration-200 ${point && index === shown ? "scale-200" : ""}`}
              {...(point && { style: { transformOrigin: point } })}
            >
              <Picture
                path={image.path}
                alt={image.alt}
                sizes={point ? "200vmin" : "100vmin"}
                widest={1920}
                isLarge
                isFirst={index === first}
                className="size-full object-contain"
              />
            </div>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="icon-button absolute! top-3 right-3 bg-paper/80!"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      {isMany && (
        <div className="absolute inset-x-0 bottom-4 mx-auto flex w-fit items-center rounded-full bg-paper/80">
          <button
            type="button"
            className="icon-button disabled:opacity-40"
            aria-label="Previous picture"
            disabled={shown === 0}
            onClick={() => turnTo(shown - 1)}
          >
            <Icon name="left" size={20} />
          </button>
          <p role="status" className="px-1 text-sm tabular-nums">
            <span className="sr-only">Picture </span>
            {shown + 1} of {images.length}
          </p>
          <button
            type="button"
            className="icon-button disabled:opacity-40"
            aria-label="Next picture"
            disabled={shown === images.length - 1}
            onClick={() => turnTo(shown + 1)}
          >
            <Icon name="right" size={20} />
          </button>
        </div>
      )}
    </dialog>
  );
}

/** The point under the mouse, as the origin of the enlargement. */
function pointOf(event: MouseEvent): string {
  const box = event.currentTarget.getBoundingClientRect();
  const x = (100 * (event.clientX - box.left)) / box.width;
  const y = (100 * (event.clientY - box.top)) / box.height;
  return `${x.toFixed(1)}% ${y.toFixed(1)}%`;
}
