import { useEffect, useRef, useState } from "react";
import type { CartLine } from "../../../contract/cart.schemas.ts";
import { keepDraft, keptDraft } from "../form/kept-draft.ts";
import { bad, failure, type Notice } from "../form/notice.tsx";
import { api } from "../state/api.ts";
import { type AppliedCoupon, appliedCoupon } from "./checkout-totals.ts";

const NO_KIT = "This coupon is for the welcome kit, which is not in your cart.";
const blank = { code: "", typed: "" };

/** The coupon of this checkout (specification 4): validated when applied, and again whenever the cart changes. */
export function useCoupon(userId: number, lines: readonly CartLine[]) {
  const draft = `coupon.${userId}`;
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null);
  const [typed, setTyped] = useState(() => keptDraft(draft, blank).typed ?? "");
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(0);

  function type(text: string): void {
    setTyped(text);
    keepDraft(draft, { typed: text });
  }

  async function apply(code: string): Promise<void> {
    const mine = ++asked.current;
    setBusy(true);
    setNotice(null);
    try {
      const name = code.trim();
      const answer = await api.call("POST /api/Redemption/Validate", {
        body: { name, userId, swagApplicable: false, swagValidated: false, couponValidated: false },
      });
      if (mine !== asked.current) return;
      const applied = appliedCoupon(answer);
      const isForKit = applied?.isSwag && !lines.some((line) => line.isSwag);
      if (!applied || isForKit)
        return refuse(name, isForKit ? NO_KIT : (answer.reason ?? "This code does not apply."));
      keepDraft(draft, { code: applied.code });
      setTyped("");
      setCoupon(applied);
    } catch (problem) {
      if (mine !== asked.current) return;
      // What is not known to apply is not shown as applied; the code stays in the box, for Apply to ask again.
      setCoupon(null);
      type(code);
      setNotice(failure("The code could not be checked.", problem));
    } finally {
      if (mine === asked.current) setBusy(false);
    }
  }

  /** Change: code and discount are gone, and with them what they did to shipping and total. */
  function drop(): void {
    asked.current++;
    keepDraft(draft, null);
    setCoupon(null);
    setTyped("");
    setBusy(false);
    setNotice(null);
  }

  /** The code does not apply, or no longer: it is back in the box, with the reason. */
  function refuse(code: string, reason: string): void {
    drop();
    type(code);
    setNotice(bad(reason));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a discount of a cart that was is none of the cart that is
  useEffect(() => {
    const { code } = keptDraft(draft, blank);
    if (code && lines.length > 0) void apply(code);
  }, [lines, userId]);

  return { coupon, typed, type, notice, isBusy, apply, drop, refuse };
}
export type Coupon = ReturnType<typeof useCoupon>;
