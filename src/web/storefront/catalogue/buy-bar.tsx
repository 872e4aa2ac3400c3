import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Elements } from "../../ui/elements.ts";

interface BuyBarProps {
  canBuy: boolean;
  summary: ReactNode;
  children: Elements;
}

/**
 * The buy buttons. On a small screen they are fixed at the bottom while their place is not visible. They are the same
 * elements, so focus and state stay, and the place keeps its height. There, `summary` says what would be bought. Where nothing
 * can be bought they stay in their place.
 */
export function BuyBar({ canBuy, summary, children }: BuyBarProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [isPlaceVisible, setPlaceVisible] = useState(false);
  useEffect(() => {
    if (!placeholder.current) return;
    // Threshold 1: a button that is half visible is hard to press with a thumb.
    const observer = new IntersectionObserver(([entry]) => setPlaceVisible(entry?.isIntersecting ?? false), {
      threshold: 1,
    });
    observer.observe(placeholder.current);
    return () => observer.disconnect();
  }, []);
  const isFixed = canBuy && !isPlaceVisible;
  return (
    <div ref={placeholder} className="min-h-11">
      <div className={isFixed ? "buy-buttons buy-bar" : "buy-buttons"}>
        {isFixed && <p className="self-center text-sm leading-tight lg:hidden">{summary}</p>}
        {children}
      </div>
    </div>
  );
}
