import Button from "@mui/material/Button";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
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
      `${coupon.code} is ${isOff ? "off" : "on"}`,
    );
  if (coupon.state === "off")
    return (
      <Button variant="outlined" disabled={isBusy} onClick={() => setOff(false)} sx={{ mt: 1.5 }}>
        Switch on again
      </Button>
    );
  return (
    <ConfirmButton
      variant="outlined"
      color="error"
      disabled={isBusy}
      sx={{ mt: 1.5 }}
      title={`Switch ${coupon.code} off?`}
      content="Nobody can use it from then on, also not where it lies in a cart. Orders that used it stay as they are. You can switch it on again."
      confirm="Switch off"
      confirmColor="warning"
      onConfirm={() => setOff(true)}
    >
      Switch off
    </ConfirmButton>
  );
}
