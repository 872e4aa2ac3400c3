import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * The buttons, where they belong and, on a small screen, at its lower edge while that place is out of sight. They are one
 * and the same: the place keeps its height, and the focus and what a button shows go along.
 */
export function BuyBar({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isPlaceSeen, setPlaceSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    // The whole place: half a button that hides behind the edge is no button for a thumb.
    const seen = new IntersectionObserver(([entry]) => setPlaceSeen(entry?.isIntersecting ?? false), {
      threshold: 1,
    });
    seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  return (
    <div ref={place} className="min-h-11">
      <div className={isPlaceSeen ? "buy-buttons" : "buy-buttons buy-bar"}>{children}</div>
    </div>
  );
}
