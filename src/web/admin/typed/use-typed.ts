import { useEffect, useRef, useState } from "react";
import { readTyped, saveTyped } from "./typed-storage.ts";

/**
 * Keeps what is typed in a form through a reload of the page. `offered` are the values of before, until the person takes
 * or discards them; `values` are those of now, stored while `isChanged`. `isValues` checks what the storage has.
 */
export function useTyped<T>(
  form: string,
  { values, isChanged }: { readonly values: T; readonly isChanged: boolean },
  isValues: (stored: unknown) => stored is T,
) {
  const [offered, setOffered] = useState(() => {
    const stored = readTyped(form);
    return isValues(stored) ? stored : undefined;
  });
  const wasChanged = useRef(false);
  const text = JSON.stringify(values);
  useEffect(() => {
    if (isChanged) saveTyped(form, JSON.parse(text));
    else if (wasChanged.current) saveTyped(form, null);
    wasChanged.current = isChanged;
  }, [form, isChanged, text]);
  return {
    offered,
    /** The values are in the form again. */
    take: () => setOffered(undefined),
    discard: () => {
      setOffered(undefined);
      if (!isChanged) saveTyped(form, null);
    },
  };
}
