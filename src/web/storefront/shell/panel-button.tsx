import type { ReactNode } from "react";

export type HeaderPanel = "search" | "user" | "currency" | "menu";

interface PanelButtonProps {
  panel: HeaderPanel;
  open: HeaderPanel | null;
  toggle: (panel: HeaderPanel) => void;
  label: string;
  /** Loads the panel; called when the pointer or the focus reaches the button. */
  preload: () => void;
  className?: string;
  children: ReactNode;
}

/** Opens and closes one of the header's panels. */
export function PanelButton({
  panel,
  open,
  toggle,
  label,
  preload,
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
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => toggle(panel)}
    >
      {children}
    </button>
  );
}
