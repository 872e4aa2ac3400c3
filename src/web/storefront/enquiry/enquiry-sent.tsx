import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** The thank-you panel. It takes the focus, because the focused button has disappeared. */
export function EnquirySent({ thanks, onBack }: { thanks: string; onBack: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="status"
      className="grid content-start justify-items-start gap-5 self-start rounded-lg bg-good-tint p-6 outline-none sm:p-8"
    >
      <span className="grid size-12 place-items-center rounded-full bg-raised text-good">
        <Icon name="check" />
      </span>
      <p className="text-lg font-medium text-good">{thanks}</p>
      <Button look="secondary" onClick={onBack}>
        Go Back
      </Button>
    </div>
  );
}
