import type { ReactNode } from "react";
import type { HeaderPanel } from "./use-open.ts";

interface PanelButtonProps {
  panel: HeaderPanel;
  open: HeaderPanel | null;
  toggle: (panel: HeaderPanel) => void;
  label: string;
  /** Fetches what it opens; called when a hand or the focus nears. */
  prepare: () => void;
  className?: string;
  children: ReactNode;
}

/** Opens and closes one of the header's panels. */
export function PanelButton({
  panel,
  open,
  toggle,
  label,
  prepare,
  className = "icon-button",
  children,
}: PanelButtonProps) {
  return (
    <button
      type="button"
      className={className}
      data-panel={panel}
      aria-label={label}
      aria-expanded={open === panel}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => toggle(panel)}
    >
      {children}
    </button>
  );
}
