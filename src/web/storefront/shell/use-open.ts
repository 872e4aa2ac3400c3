import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

export type HeaderPanel = "search" | "user" | "currency" | "menu";

/**
 * Which of the header's panels is open: opening one closes the others (specification 2). A click elsewhere, Escape and
 * a navigation close it; `within` marks what is not elsewhere.
 */
export function useOpenPanel() {
  const [open, setOpen] = useState<HeaderPanel | null>(null);
  const within = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes what is open
  useEffect(() => setOpen(null), [key]);
  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!within.current?.contains(event.target as Node)) setOpen(null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return; // it may have closed something within
      setOpen(null);
      within.current?.querySelector<HTMLElement>(`[data-panel="${open}"]`)?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [open]);
  const toggle = (panel: HeaderPanel) => setOpen((now) => (now === panel ? null : panel));
  return { open, toggle, close: () => setOpen(null), within };
}
