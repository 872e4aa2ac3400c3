import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../../contract/api-problem.ts";
import type { ClaimOffer, HeldKit } from "../../../contract/claims.ts";
import { api } from "../state/api.ts";
import type { KitSizes } from "./sized-items.ts";

interface HoldOptions {
  readonly token: string;
  readonly variantId: number;
  readonly offer: ClaimOffer;
  /** Called with the size that somebody else took first. */
  readonly onGone: (size: string) => void;
}

/**
 * Keeps the kit while its owner types the address. It begins with the first letter that is typed, not with the size: a program
 * that presses every button holds nothing. A hold that cannot be had is no error: the order itself says what is wrong.
 */
export function useHold({ token, variantId, offer, onGone }: HoldOptions) {
  const [held, setHeld] = useState<HeldKit | null>(offer.held);
  const [isOver, setOver] = useState(false);
  const asked = useRef(""); // for which choice the newest call is

  useEffect(() => {
    if (!held) return;
    const left = new Date(held.until).getTime() - Date.now();
    const timer = setTimeout(
      () => {
        asked.current = "";
        setHeld(null);
        setOver(true);
      },
      Math.max(0, left),
    );
    return () => clearTimeout(timer);
  }, [held]);

  async function hold({ size, partSizes, declined }: KitSizes & { declined: readonly number[] }) {
    const choice = JSON.stringify([size, partSizes, declined]);
    if (asked.current === choice) return;
    asked.current = choice;
    try {
      const body = {
        token,
        variantId,
        size,
        ...(partSizes.length > 0 && { partSizes }),
        ...(declined.length > 0 && { declined: [...declined] }),
      };
      const newest = await api.call("POST /api/claims/hold", { body });
      if (asked.current !== choice) return; // another size was chosen meanwhile
      setHeld(newest);
      setOver(false);
    } catch (problem) {
      if (asked.current !== choice) return;
      asked.current = "";
      if (problem instanceof ApiProblem && problem.code === "out_of_stock") onGone(size);
    }
  }
  return { held, isOver, hold };
}
