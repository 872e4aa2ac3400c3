import { useEffect, useId, useRef, useState } from "react";

/**
 * A press before a piece has come to life is not lost: the browser itself opens a popover then, of which nothing is seen,
 * and which is asked about once the piece lives. Beside button number `at` stands `marker(at)`; the button itself gets
 * `target(at)`. `onPressed` is told the number.
 */
export function useEarlyPress(onPressed: (at: number) => void) {
  const id = `${useId()}press`;
  const [isAlive, setAlive] = useState(false);
  const markers = useRef<(HTMLElement | null)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes to life
  useEffect(() => {
    setAlive(true);
    const at = markers.current.findIndex((marker) => marker?.matches(":popover-open"));
    if (at !== -1) onPressed(at);
  }, []);
  const keep = (at: number) => (marker: HTMLElement | null) => {
    markers.current[at] = marker;
  };
  return {
    marker: (at: number) =>
      !isAlive && <span ref={keep(at)} id={id + at} popover="manual" className="hidden" />,
    target: (at: number) =>
      isAlive ? {} : ({ popoverTarget: id + at, popoverTargetAction: "show" } as const),
  };
}
