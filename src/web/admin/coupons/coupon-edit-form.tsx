import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import {
  CouponValueInput,
  couponValue,
  EndInput,
  LimitInput,
  NoteInput,
  StartInput,
} from "./coupon-inputs.tsx";

/** Changes value, dates, limit and note. Orders that used the coupon stay as they are. */
export function CouponEditForm({ coupon }: { coupon: StaffCoupon }) {
  const { isBusy, submit } = useAction();
  const { version, kind, percent, amount, startsAt, endsAt, maxUses, note } = coupon;
  const hasLimit = coupon.oncePer !== "coupon";
  return (
    <CommandForm
      initialValues={{ percent, amount, startsAt, endsAt, maxUses, note }}
      onSubmit={async ({ startsAt, endsAt, maxUses, note, ...value }) => {
        await submit(
          () =>
            api.call("PUT /api/admin/coupons/{couponId}", {
              params: { couponId: coupon.id },
              body: {
                version,
                startsAt,
                endsAt,
                note,
                ...couponValue(kind, value),
                ...(hasLimit && { maxUses }),
              },
            }),
          t("Changed"),
        );
        return false;
      }}
      sx={{ columnGap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}
    >
      <CouponValueInput kind={kind} />
      {hasLimit && <LimitInput />}
      <StartInput />
      <EndInput />
      <Box sx={{ gridColumn: "1 / -1" }}>
        <NoteInput />
      </Box>
      <Box sx={{ gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t("Save")}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {t("Orders that used it keep what they had.")}
        </Typography>
      </Box>
    </CommandForm>
  );
}
