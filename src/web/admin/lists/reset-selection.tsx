import { useEffect } from "react";
import { useUnselectAll } from "react-admin";

/** Ticks a list's rows off when its screen is left: what is ticked elsewhere is never part of the next step. */
export function ResetSelection({ resource }: { resource: string }) {
  const unselect = useUnselectAll(resource);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is left
  useEffect(() => () => unselect(), []);
  return null;
}
