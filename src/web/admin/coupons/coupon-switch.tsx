import Button from "@mui/material/Button";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

/** Switches a coupon off or on. Only switching off must be confirmed. */
export function CouponSwitch({ coupon }: { coupon: StaffCoupon }) {
  const { isBusy, run } = useAction();
  const setOff = (isOff: boolean) =>
    void run(
      () =>
        api.call("PUT /api/admin/coupons/{couponId}", {
          params: { couponId: coupon.id },
          body: { version: coupon.version, isOff },
        }),
      t(isOff ? "{code} is off" : "{code} is on", { code: coupon.code }),
    );
  if (coupon.state === "off")
    return (
      <Button variant="outlined" disabled={isBusy} onClick={() => setOff(false)} sx={{ mt: 1.5 }}>
        {t("Switch on again")}
      </Button>
    );
  return (
    <ConfirmButton
      variant="outlined"
      color="error"
      disabled={isBusy}
      sx={{ mt: 1.5 }}
      title={t("Switch {code} off?", { code: coupon.code })}
      content={t(
        "Nobody can use it from then on, also not where it lies in a cart. Orders that used it stay as they are. You can switch it on again.",
      )}
      confirm={t("Switch off")}
      confirmColor="warning"
      onConfirm={() => setOff(true)}
    >
      {t("Switch off")}
    </ConfirmButton>
  );
}
