import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ListButton, Show, useRecordContext } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { onTheClock } from "../amount.ts";
import { Part } from "../part.tsx";
import { CouponChangeForm } from "./coupon-change-form.tsx";
import { CouponSwitch } from "./coupon-switch.tsx";
import { CouponUses } from "./coupon-uses.tsx";
import { onceWords, worthOf } from "./coupon-words.ts";
import { StateChip } from "./state-chip.tsx";

export const CouponShow = () => (
  <Show component="div" actions={false}>
    <Whole />
  </Show>
);

function Whole() {
  const coupon = useRecordContext<StaffCoupon>();
  if (!coupon) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 0.5 }}>
        <Typography variant="h5" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {coupon.code}
        </Typography>
        <StateChip />
        <Box sx={{ flex: 1 }} />
        <ListButton label="All coupons" />
      </Box>
      <Part title="What it does">
        <div>{coupon.kind === "swag" ? "Redeems the welcome kit." : `${worthOf(coupon)} off.`}</div>
        <div>
          {onceWords[coupon.oncePer]}
          {coupon.boundEmail && `, only for ${coupon.boundEmail}`}.
        </div>
        <div>
          Used {coupon.uses} times{coupon.maxUses ? ` of ${coupon.maxUses}` : ""}.
        </div>
        <div>
          {coupon.startsAt ? `From ${onTheClock(coupon.startsAt)}` : "From its making"}
          {coupon.endsAt ? ` until ${onTheClock(coupon.endsAt)}.` : ", without an end."}
        </div>
        {coupon.batch && <div>Made in the batch “{coupon.batch}”.</div>}
        {coupon.note && <div>{coupon.note}</div>}
        <CouponSwitch coupon={coupon} />
      </Part>
      <Part title="Change">
        <CouponChangeForm key={coupon.version} coupon={coupon} />
      </Part>
      <Part title="Who used it">
        <CouponUses couponId={coupon.id} />
      </Part>
    </Box>
  );
}
