import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { api } from "../api.ts";
import { useAction } from "../use-action.ts";

/** Switches a coupon off or on. Only switching off must be confirmed. */
export function CouponSwitch({ coupon }: { coupon: StaffCoupon }) {
  const { isBusy, take: run } = useAction();
  const [isConfirming, setConfirming] = useState(false);
  const setOff = (isOff: boolean) => {
    setConfirming(false);
    void run(
      () =>
        api.call("PUT /api/admin/coupons/{couponId}", {
          params: { couponId: coupon.id },
          body: { version: coupon.version, isOff },
        }),
      `${coupon.code} is ${isOff ? "off" : "on"}`,
    );
  };
  const isOff = coupon.state === "off";
  return (
    <>
      <Button
        variant="outlined"
        color={isOff ? "primary" : "error"}
        disabled={isBusy}
        onClick={() => (isOff ? setOff(false) : setConfirming(true))}
        sx={{ mt: 1.5 }}
      >
        {isOff ? "Switch on again" : "Switch off"}
      </Button>
      <Confirm
        isOpen={isConfirming}
        title={`Switch ${coupon.code} off?`}
        content="Nobody can use it from then on, also not where it lies in a cart. Orders that used it stay as they are. You can switch it on again."
        confirm="Switch off"
        confirmColor="warning"
        onConfirm={() => setOff(true)}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
