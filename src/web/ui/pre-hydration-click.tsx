import { useEffect, useId, useRef, useState } from "react";

/**
 * Handles a click on a button before hydration. The browser itself then opens an invisible popover, and after hydration
 * this hook looks which popover is open and calls `onClicked` with the number of its button. Render `marker(index)` beside
 * button number `index`, and spread `target(index)` on the button.
 */
export function usePreHydrationClick(onClicked: (index: number) => void) {
  const id = `${useId()}press`;
  const [isHydrated, setHydrated] = useState(false);
  const markers = useRef<(HTMLElement | null)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    setHydrated(true);
    const index = markers.current.findIndex((marker) => marker?.matches(":popover-open"));
    if (index !== -1) onClicked(index);
  }, []);
  const setMarker = (index: number) => (marker: HTMLElement | null) => {
    markers.current[index] = marker;
  };
  return {
    marker: (index: number) =>
      !isHydrated && <span ref={setMarker(index)} id={id + index} popover="manual" className="hidden" />,
    target: (index: number) =>
      isHydrated ? {} : ({ popoverTarget: id + index, popoverTargetAction: "show" } as const),
  };
}
