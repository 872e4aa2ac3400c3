import { useEffect, useEffectEvent } from "react";
import { useUser } from "../state/user.ts";
import { askUntilProved, resumeCarried } from "./go-on.ts";

interface WaitForProof {
  /** The person who signed up in this tab: it waits for their code, which may be entered in another tab or on another device. 0: nobody. */
  readonly waitsFor: number;
  /** Where the button of the mail leads on to. */
  readonly to: string | null;
  readonly onProved: () => unknown;
}

/** A tab that asks for the code goes on when it was entered elsewhere; one that a mail opened knows where it all began. */
export function useWaitForProof({ waitsFor, to, onProved }: WaitForProof): void {
  const user = useUser();
  useEffect(() => {
    if (to) resumeCarried(to);
  }, [to]);
  const waits = user !== null && user.userId === waitsFor;
  const isProved = user?.emailVerified === true;
  const goOn = useEffectEvent(onProved);
  // When another tab has proved the address.
  useEffect(() => {
    if (waits && isProved) goOn();
  }, [waits, isProved]);
  const asks = waits && !isProved;
  useEffect(() => (asks ? askUntilProved() : undefined), [asks]);
}
