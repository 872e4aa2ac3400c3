import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CartLine } from "../../../../contract/cart.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { paiseToRupees } from "../../../../platform/money/money.ts";
import { readDraft, saveDraft } from "../../form/form-draft.ts";
import { errorNotice, failureNotice, type Notice } from "../../form/notice.tsx";
import { refusalText } from "../../form/refusal-text.ts";
import { api } from "../../state/api.ts";
import { linkedCoupon } from "../../state/linked-coupon.ts";
import { type AppliedCoupon, toAppliedCoupon } from "../summary/checkout-totals.ts";

const noKit = () => t("This coupon is for the welcome kit, which is not in your cart.");
const blank = { code: "", typed: "" };

/** The coupon of this checkout (specification 4): validated when applied, and again whenever the cart changes. */
export function useCoupon(userId: number, lines: readonly CartLine[]) {
  const draft = `coupon.${userId}`;
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null);
  const [typed, setTyped] = useState(() => readDraft(draft, blank).typed ?? "");
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const lastRequest = useRef(0);

  function changeTyped(text: string): void {
    setTyped(text);
    saveDraft(draft, { typed: text });
  }

  /** Returns the coupon when it applies. */
  async function apply(code: string): Promise<AppliedCoupon | null> {
    const thisRequest = ++lastRequest.current;
    setBusy(true);
    setNotice(null);
    try {
      const name = code.trim();
      const response = await api.call("POST /api/Redemption/Validate", {
        body: { name, userId, ...shownOf(lines, coupon) },
      });
      if (thisRequest !== lastRequest.current) return null;
      const applied = toAppliedCoupon(response);
      const isForKit = applied?.isSwag && !lines.some((line) => line.isSwag);
      if (!applied || isForKit) {
        showRefusal(
          name,
          isForKit
            ? noKit()
            : response.reason
              ? refusalText({ detail: response.reason })
              : t("This code does not apply."),
        );
        return null;
      }
      saveDraft(draft, { code: applied.code });
      setTyped("");
      setCoupon(applied);
      return applied;
    } catch (problem) {
      if (thisRequest !== lastRequest.current) return null;
      // Without a response the coupon is not shown as applied. The code stays in the field, for another Apply.
      setCoupon(null);
      changeTyped(code);
      setNotice(failureNotice(t("The code could not be checked."), problem));
      return null;
    } finally {
      if (thisRequest === lastRequest.current) setBusy(false);
    }
  }

  /** Change: removes the coupon with its effect on discount, shipping and total. */
  function remove(): void {
    lastRequest.current++;
    saveDraft(draft, null);
    setCoupon(null);
    setTyped("");
    setBusy(false);
    setNotice(null);
  }

  /** The code does not apply (any more): puts it back into the field, with the reason. */
  function showRefusal(code: string, reason: string): void {
    remove();
    changeTyped(code);
    setNotice(errorNotice(reason));
  }

  const validate = useEffectEvent(() => {
    const code = readDraft(draft, blank).code || (lines.some((line) => line.isSwag) && linkedCoupon.get());
    if (code && lines.length > 0) void apply(code);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed cart needs a new validation
  useEffect(() => validate(), [lines, userId]);

  return { coupon, typed, changeTyped, notice, isBusy, apply, remove, showRefusal };
}
/** What the page shows as it asks (specification 3). The server decides by its own figures. */
const shownOf = (lines: readonly CartLine[], coupon: AppliedCoupon | null) => ({
  swagApplicable: lines.some((line) => line.isSwag),
  swagValidated: coupon?.isSwag ?? false,
  couponValidated: coupon !== null && !coupon.isSwag,
  discountPercent: coupon?.discount.kind === "percent" ? coupon.discount.basisPoints / 100 : 0,
  discountAmount: coupon?.discount.kind === "fixed" ? paiseToRupees(coupon.discount.amountPaise) : 0,
  cartTotal: lines.reduce((sum, line) => sum + (line.isSwag ? 0 : line.total), 0),
  netQty: lines.reduce((sum, line) => sum + line.qty, 0),
});

export type Coupon = ReturnType<typeof useCoupon>;
