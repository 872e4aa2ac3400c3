import Box from "@mui/material/Box";
import { Show, useRecordContext } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { RecordHeading } from "../records/record-heading.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { administrators } from "../staff-session/roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";
import { formatDateTime } from "../words/format.ts";
import { CouponEditForm } from "./coupon-edit-form.tsx";
import { formatCouponValue, oncePerLabels } from "./coupon-labels.ts";
import { CouponStateChip } from "./coupon-state-chip.tsx";
import { CouponSwitch } from "./coupon-switch.tsx";
import { CouponUses } from "./coupon-uses.tsx";

export const CouponShow = () => (
  <Show component="div" actions={false}>
    <CouponDetails />
  </Show>
);

function CouponDetails() {
  const coupon = useRecordContext<StaffCoupon>();
  const mayChange = useMayChange(administrators);
  if (!coupon) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <RecordHeading title={coupon.code} allLabel="All coupons">
        <CouponStateChip />
      </RecordHeading>
      <SectionCard title="What it does">
        <div>{coupon.kind === "swag" ? "Redeems the welcome kit." : `${formatCouponValue(coupon)} off.`}</div>
        <div>
          {oncePerLabels[coupon.oncePer]}
          {coupon.boundEmail && `, only for ${coupon.boundEmail}`}.
        </div>
        <div>
          Used {coupon.uses} times{coupon.maxUses ? ` of ${coupon.maxUses}` : ""}.
        </div>
        <div>
          {coupon.startsAt ? `From ${formatDateTime(coupon.startsAt)}` : "From its making"}
          {coupon.endsAt ? ` until ${formatDateTime(coupon.endsAt)}.` : ", without an end."}
        </div>
        {coupon.batch && <div>Made in the batch “{coupon.batch}”.</div>}
        {coupon.note && <div>{coupon.note}</div>}
        {mayChange && <CouponSwitch coupon={coupon} />}
      </SectionCard>
      {mayChange && (
        <SectionCard title="Change">
          <CouponEditForm key={coupon.version} coupon={coupon} />
        </SectionCard>
      )}
      <SectionCard title="Who used it">
        <CouponUses couponId={coupon.id} />
      </SectionCard>
    </Box>
  );
}
