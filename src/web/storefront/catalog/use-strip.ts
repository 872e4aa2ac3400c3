import { type KeyboardEvent, type RefObject, useRef, useState } from "react";

interface Strip {
  readonly strip: RefObject<HTMLUListElement | null>;
  readonly shown: number;
  show(index: number): void;
  onScroll(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Pictures side by side, one at a time: which is shown, by swiping, by arrow keys or by being asked for. */
export function useStrip(count: number, first = 0): Strip {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const show = (index: number) => {
    const next = Math.min(count - 1, Math.max(0, index));
    const width = strip.current?.clientWidth ?? 0;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    strip.current?.scrollTo({ left: next * width, behavior });
    setShown(next);
  };
  return {
    strip,
    shown,
    show,
    onScroll() {
      const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
      setShown(Math.round(scrollLeft / clientWidth));
    },
    onKeyDown(event) {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      show(shown + by);
    },
  };
}
