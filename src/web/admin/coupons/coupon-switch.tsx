import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";

/** Off says beforehand what it does; on takes nothing from anybody. */
export function CouponSwitch({ coupon }: { coupon: StaffCoupon }) {
  const { isBusy, take } = useStep();
  const [isAsking, ask] = useState(false);
  const turn = (isOff: boolean) => {
    ask(false);
    void take(
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
        onClick={() => (isOff ? turn(false) : ask(true))}
        sx={{ mt: 1.5 }}
      >
        {isOff ? "Switch on again" : "Switch off"}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Switch ${coupon.code} off?`}
        content="Nobody can use it from then on, also not where it lies in a cart. Orders that used it stay as they are. You can switch it on again."
        confirm="Switch off"
        confirmColor="warning"
        onConfirm={() => turn(true)}
        onClose={() => ask(false)}
      />
    </>
  );
}
