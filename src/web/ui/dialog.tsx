import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from "react";
import { t } from "../../platform/language/t.ts";
import type { Elements } from "./elements.ts";
import { Icon } from "./icon.tsx";

const shapes = {
  /** For example a size chart or a confirmation. */
  small: "dialog max-w-[36rem]",
  /** The enquiry form: 700 px (specification 9). */
  wide: "dialog max-w-[700px]",
  /** The mini-cart: at most 370 px wide, as high as the screen. */
  side: "dialog dialog-side",
} as const;

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  shape?: keyof typeof shapes;
  children: Elements;
  /** Stays at the bottom while the content scrolls. */
  footer?: Elements;
}

/** A native modal dialog: the browser makes the page behind it inert, returns the focus afterwards, and closes on Escape. */
export function Dialog({ open, onClose, title, shape = "small", children, footer }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // The browser returns the focus when a dialog closes, not when it is removed. A layout effect ends before the removal.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={shapes[shape]}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault(); // the state closes it, at once, because the next click may open it again
        onClose();
      }}
      onKeyDown={keepFocusInside}
      onClose={() => ref.current?.open === false && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div className="flex max-h-[inherit] min-h-full flex-col [.dialog-side_&]:h-full">
        <div className="flex items-center justify-between gap-4 py-3 pe-3 ps-6">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label={t("Close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
        {footer && (
          <div className="border-t border-line px-6 py-5 [@media(max-height:30rem)]:py-2">{footer}</div>
        )}
      </div>
    </dialog>
  );
}

/** After its last control the browser would leave the page; Tab goes on with the first one, and Shift+Tab the other way. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a, :enabled, [tabindex]")].filter(
    (each) => each.tabIndex >= 0 && each.getClientRects().length > 0,
  );
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}
