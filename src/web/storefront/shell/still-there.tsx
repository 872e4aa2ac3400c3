import { useEffect, useId, useRef } from "react";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useIdleWarning } from "../state/idle-warning.ts";

/**
 * Asks two minutes before the idle logout. Any key or press is activity and prolongs the login, so it also closes this;
 * the button says so. It has the focus and is described by the text, which a screen reader therefore reads at once.
 */
export default function StillThere() {
  const isShown = useIdleWarning();
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isShown) button.current?.focus(); // not the dialog's own close button, which is first
  }, [isShown]);
  // The press itself prolongs the login, and that hides the question.
  const stay = () => undefined;
  return (
    <Dialog open={isShown} onClose={stay} title={t("Still there?")}>
      <p id={textId}>
        {t("You’ve been inactive for a while, so we’ll log you out in two minutes. Your cart is kept.")}
      </p>
      <Button className="mt-6" ref={button} aria-describedby={textId} onClick={stay}>
        {t("Stay logged in")}
      </Button>
    </Dialog>
  );
}
