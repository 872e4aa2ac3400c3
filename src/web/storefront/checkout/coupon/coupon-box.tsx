import { type FormEvent, useEffect, useRef, useState } from "react";
import { t } from "../../../../platform/language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { NoticeBox } from "../../form/notice.tsx";
import type { Coupon } from "./use-coupon.ts";

interface CouponBoxProps {
  coupon: Coupon;
  /** False while other products are in the cart: the kit is free alone. */
  isKitFree?: boolean;
  onEdit: () => void;
}

/** Without a coupon a field for the code; with one its effect and a Change link (specification 4). */
export function CouponBox({ coupon, isKitFree = true, onEdit }: CouponBoxProps) {
  const [isBlank, setBlank] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Apply and Change remove the focused button, so the element that replaces it takes the focus.
  const wasPressed = useRef(false);
  const applied = coupon.coupon;
  const isMissing = isBlank && !coupon.typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the coupon is applied or removed
  useEffect(() => {
    if (wasPressed.current) box.current?.querySelector<HTMLElement>("button[data-change], input")?.focus();
    wasPressed.current = false;
  }, [applied?.code]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = !coupon.typed.trim();
    setBlank(isEmpty);
    if (isEmpty) box.current?.querySelector("input")?.focus();
    if (isEmpty || coupon.isBusy) return;
    wasPressed.current = true;
    onEdit();
    void coupon.apply(coupon.typed);
  }

  if (applied) {
    return (
      <div ref={box} className="flex items-center justify-between gap-4 rounded-md bg-good-tint px-4 py-1.5">
        <p className="flex min-w-0 items-center gap-2 text-sm font-medium text-good" role="status">
          <Icon name="check" size={18} />
          <span className="wrap-anywhere">
            {`${applied.code} ${applied.isSwag && isKitFree ? t("is applied: your kit is free") : t("is applied")}`}
          </span>
        </p>
        <button
          type="button"
          data-change
          className="link min-h-11 shrink-0 text-sm"
          onClick={() => {
            wasPressed.current = true;
            onEdit();
            coupon.remove();
          }}
        >
          {t("Change")}
          <span className="sr-only"> {t("coupon")}</span>
        </button>
      </div>
    );
  }
  return (
    <div ref={box}>
      <form onSubmit={submit} method="post" noValidate className="grid gap-3">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              label={t("Coupon code")}
              name="coupon"
              value={coupon.typed}
              onChange={(event) => {
                wasPressed.current = false;
                onEdit();
                coupon.changeTyped(event.target.value);
              }}
              error={isMissing ? t("Please enter your code.") : undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              maxLength={80}
            />
          </div>
          <Button type="submit" look="secondary" className="mt-[1.6875rem]" busy={coupon.isBusy}>
            {t("Apply")}
          </Button>
        </div>
        {!isMissing && <NoticeBox notice={coupon.notice} isAlert />}
      </form>
    </div>
  );
}
