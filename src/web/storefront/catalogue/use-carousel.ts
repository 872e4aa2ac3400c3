import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { lineRun } from "../../ui/line-run.ts";

interface Carousel {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly shown: number;
  show(index: number): void;
  onScroll(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** A carousel that shows one image at a time, changed by swiping, by arrow keys or by `show`. */
export function useCarousel(count: number, first = 0): Carousel {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const show = (index: number) => {
    const next = Math.min(count - 1, Math.max(0, index));
    const width = list.current?.clientWidth ?? 0;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    list.current?.scrollTo({ left: lineRun() * next * width, behavior });
    setShown(next);
  };
  return {
    list,
    shown,
    show,
    onScroll() {
      const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {};
      setShown(Math.round((lineRun() * scrollLeft) / clientWidth));
    },
    onKeyDown(event) {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      show(shown + lineRun() * by);
    },
  };
}
