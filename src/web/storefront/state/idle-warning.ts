import { useSyncExternalStore } from "react";

let isShown = false;
const listeners = new Set<() => void>();

/** Whether this login ends soon unless somebody does something (watch-session.ts). */
export function setIdleWarning(next: boolean): void {
  if (isShown === next) return;
  isShown = next;
  for (const listener of listeners) listener();
}

export const useIdleWarning = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isShown,
    () => false,
  );
