import { useEffect, useId, useRef, useState } from "react";

/**
 * Handles a click on a button before hydration. The browser itself then opens an invisible popover, and after hydration
 * this hook looks which popover is open and calls `onPressed` with the number of its button. Render `marker(at)` beside
 * button number `at`, and spread `target(at)` on the button.
 */
export function usePreHydrationClick(onClicked: (at: number) => void) {
  const id = `${useId()}press`;
  const [isHydrated, setHydrated] = useState(false);
  const markers = useRef<(HTMLElement | null)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    setHydrated(true);
    const at = markers.current.findIndex((marker) => marker?.matches(":popover-open"));
    if (at !== -1) onClicked(at);
  }, []);
  const setMarker = (at: number) => (marker: HTMLElement | null) => {
    markers.current[at] = marker;
  };
  return {
    marker: (at: number) =>
      !isHydrated && <span ref={setMarker(at)} id={id + at} popover="manual" className="hidden" />,
    target: (at: number) =>
      isHydrated ? {} : ({ popoverTarget: id + at, popoverTargetAction: "show" } as const),
  };
}
