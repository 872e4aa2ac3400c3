import { useEffect, useState } from "react";

/** Counts down the whole seconds until `moment` (milliseconds since 1970); 0 afterwards and in the first render. */
export function useSecondsUntil(timestamp: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tick = () => {
      const left = Math.max(0, Math.ceil((timestamp - Date.now()) / 1_000));
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [timestamp]);
  return seconds;
}
