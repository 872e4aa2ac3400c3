import { useState } from "react";

/** Whether `isTrue` was true in this or an earlier render: a dialog whose code is lazy stays mounted once it was opened. */
export function useWasEver(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}
