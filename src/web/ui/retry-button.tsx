import { useEffectEvent, useLayoutEffect } from "react";
import { t } from "../../platform/language/t.ts";

/** Loads what could not be loaded once more. It presses itself when the connection is back. */
export function RetryButton({
  onRetry,
  className = "button button-secondary",
}: {
  onRetry: () => unknown;
  className?: string;
}) {
  const retry = useEffectEvent(onRetry);
  // As soon as the button is there: a connection that comes back at that moment is not missed.
  useLayoutEffect(() => {
    const again = () => void retry();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  return (
    <button type="button" className={className} onClick={() => void onRetry()}>
      {t("Try again")}
    </button>
  );
}
