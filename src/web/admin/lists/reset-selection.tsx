import { useEffect, useEffectEvent } from "react";
import { useUnselectAll } from "react-admin";

/** Clears a list's selection when its screen is left, so that rows nobody sees are never part of the next step. */
export function ResetSelection({ resource }: { resource: string }) {
  const unselect = useEffectEvent(useUnselectAll(resource));
  useEffect(() => () => unselect(), []);
  return null;
}
