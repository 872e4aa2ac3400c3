import { useEffect } from "react";
import { useUnselectAll } from "react-admin";

/** Clears a list's selection when its screen is left, so that rows nobody sees are never part of the next step. */
export function ResetSelection({ resource }: { resource: string }) {
  const unselect = useUnselectAll(resource);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is left
  useEffect(() => () => unselect(), []);
  return null;
}
