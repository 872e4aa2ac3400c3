import Box from "@mui/material/Box";
import { Show, useRecordContext } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { t } from "../../../platform/language/t.ts";
import { RecordHeading } from "../records/record-heading.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { administrators } from "../staff-session/shown-to-roles.ts";
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
      <RecordHeading title={coupon.code} allLabel={t("All coupons")}>
        <CouponStateChip />
      </RecordHeading>
      <SectionCard title={t("What it does")}>
        <div>
          {coupon.kind === "swag"
            ? t("Redeems the kit of “{occasion}”.", { occasion: coupon.occasion })
            : t("{coupon} off.", { coupon: formatCouponValue(coupon) })}
        </div>
        <div>
          {`${oncePerLabels[coupon.oncePer]}${coupon.boundEmail && t(", only for {boundEmail}", { boundEmail: coupon.boundEmail })}.`}
        </div>
        <div>
          {t("Used {uses} times{value}.", {
            uses: coupon.uses,
            value: coupon.maxUses ? t(" of {maxUses}", { maxUses: coupon.maxUses }) : "",
          })}
        </div>
        <div>
          {`${coupon.startsAt ? t("From {startsAt}", { startsAt: formatDateTime(coupon.startsAt) }) : t("From its making")}${coupon.endsAt ? t(" until {endsAt}.", { endsAt: formatDateTime(coupon.endsAt) }) : t(", without an end.")}`}
        </div>
        {coupon.batch && <div>{t("Made in the batch “{batch}”.", { batch: coupon.batch })}</div>}
        {coupon.note && <div>{coupon.note}</div>}
        {mayChange && <CouponSwitch coupon={coupon} />}
      </SectionCard>
      {mayChange && (
        <SectionCard title={t("Change")}>
          <CouponEditForm key={coupon.version} coupon={coupon} />
        </SectionCard>
      )}
      <SectionCard title={t("Who used it")}>
        <CouponUses couponId={coupon.id} />
      </SectionCard>
    </Box>
  );
}
