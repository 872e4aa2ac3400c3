import { useEffect, useState } from "react";

/** Whole seconds until the moment (milliseconds since 1970), counted down; 0 from then on, and before the first look. */
export function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const look = () => {
      const left = Math.max(0, Math.ceil((moment - Date.now()) / 1_000));
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(look, 1_000);
    look();
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
