import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

export type HeaderPanel = "search" | "user" | "currency" | "menu";

/**
 * Which panel of the header is open; opening one closes the others (specification 2). Escape, a navigation and a click
 * outside of the `container` element close it.
 */
export function useOpenPanel() {
  const [open, setOpen] = useState<HeaderPanel | null>(null);
  const container = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel
  useEffect(() => setOpen(null), [key]);
  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) setOpen(null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return; // a suggestion list inside the panel may have handled it
      setOpen(null);
      container.current?.querySelector<HTMLElement>(`[data-panel="${open}"]`)?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [open]);
  const toggle = (panel: HeaderPanel) => setOpen((now) => (now === panel ? null : panel));
  return { open, toggle, close: () => setOpen(null), container };
}
