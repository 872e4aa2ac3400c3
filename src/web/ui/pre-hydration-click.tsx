import { useEffect, useEffectEvent, useId, useRef, useState } from "react";

/**
 * Handles a click on a button before hydration. The browser itself then opens an invisible popover, and after hydration
 * this hook looks which popover is open and calls `onClicked` with the number of its button, once what was chosen before
 * hydration is in the state. Without one, `takeEarlier` may name a button that was pressed before (-1: none). Render
 * `marker(index)` beside button number `index`, and spread `target(index)` on the button.
 */
export function usePreHydrationClick(onClicked: (index: number) => void, takeEarlier?: () => number) {
  const id = `${useId()}press`;
  const [isHydrated, setHydrated] = useState(false);
  const [clicked, setClicked] = useState(-1);
  const markers = useRef<(HTMLElement | null)[]>([]);
  const earlier = useEffectEvent(() => takeEarlier?.() ?? -1);
  useEffect(() => {
    setHydrated(true);
    const early = markers.current.findIndex((marker) => marker?.matches(":popover-open"));
    setClicked(early < 0 ? earlier() : early);
  }, []);
  // Once, with the state that the effects above have set.
  const handle = useEffectEvent(onClicked);
  useEffect(() => {
    if (clicked !== -1) handle(clicked);
  }, [clicked]);
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
