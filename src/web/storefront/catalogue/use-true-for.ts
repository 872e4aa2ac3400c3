import { useEffect, useState } from "react";

/** True for the given time after the component was mounted; false in the server's HTML. */
export function useTrueFor(ms: number): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setOn(true);
    const timer = setTimeout(() => setOn(false), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOn;
}
