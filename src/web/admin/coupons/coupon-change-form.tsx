import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { api } from "../api.ts";
import { MomentField } from "../moment-field.tsx";
import { useStep } from "../use-step.ts";
import { LimitField } from "./coupon-create.tsx";
import { WorthField, worthInput } from "./worth-field.tsx";

const isOf = (coupon: StaffCoupon) => ({
  worth: coupon.kind === "percent" ? String(coupon.percent) : String(coupon.amount),
  startsAt: coupon.startsAt,
  endsAt: coupon.endsAt,
  maxUses: coupon.maxUses ? String(coupon.maxUses) : "",
  note: coupon.note,
});

/** Worth, dates, limit and note; orders that used it keep what they had. */
export function CouponChangeForm({ coupon }: { coupon: StaffCoupon }) {
  const [given, setGiven] = useState(() => isOf(coupon));
  const set = (change: Partial<typeof given>) => setGiven((before) => ({ ...before, ...change }));
  const { isBusy, take } = useStep();
  function change(event: FormEvent) {
    event.preventDefault();
    const { worth, maxUses, ...rest } = given;
    void take(
      () =>
        api.call("PUT /api/admin/coupons/{couponId}", {
          params: { couponId: coupon.id },
          body: {
            version: coupon.version,
            ...rest,
            ...worthInput(coupon.kind, worth),
            ...(coupon.oncePer !== "coupon" && { maxUses: maxUses ? Number(maxUses) : null }),
          },
        }),
      "Changed",
    );
  }
  return (
    <Box
      component="form"
      onSubmit={change}
      sx={{ display: "grid", gap: 2, pt: 1, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}
    >
      <WorthField kind={coupon.kind} value={given.worth} set={(worth) => set({ worth })} />
      {coupon.oncePer !== "coupon" && (
        <LimitField value={given.maxUses} set={(maxUses) => set({ maxUses })} />
      )}
      <MomentField
        label="From (empty: at once)"
        value={given.startsAt}
        set={(startsAt) => set({ startsAt })}
      />
      <MomentField label="Until (empty: for ever)" value={given.endsAt} set={(endsAt) => set({ endsAt })} />
      <TextField
        label="Note for the team"
        size="small"
        value={given.note}
        onChange={(event) => set({ note: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ gridColumn: "1 / -1" }}
      />
      <Box sx={{ gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          Save
        </Button>
        <Typography variant="body2" color="text.secondary">
          Orders that used it keep what they had.
        </Typography>
      </Box>
    </Box>
  );
}
