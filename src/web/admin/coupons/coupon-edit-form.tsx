import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { api } from "../api.ts";
import { DateTimeField } from "../date-time-field.tsx";
import { useAction } from "../use-action.ts";
import { LimitField } from "./coupon-create.tsx";
import { CouponValueField, couponValueInput } from "./coupon-fields.tsx";

const initialValues = (coupon: StaffCoupon) => ({
  worth: coupon.kind === "percent" ? String(coupon.percent) : String(coupon.amount),
  startsAt: coupon.startsAt,
  endsAt: coupon.endsAt,
  maxUses: coupon.maxUses ? String(coupon.maxUses) : "",
  note: coupon.note,
});

/** Changes value, dates, limit and note. Orders that used the coupon stay as they are. */
export function CouponEditForm({ coupon }: { coupon: StaffCoupon }) {
  const [values, setValues] = useState(() => initialValues(coupon));
  const set = (save: Partial<typeof values>) => setValues((before) => ({ ...before, ...save }));
  const { isBusy, take: run } = useAction();
  function save(event: FormEvent) {
    event.preventDefault();
    const { worth, maxUses, ...rest } = values;
    void run(
      () =>
        api.call("PUT /api/admin/coupons/{couponId}", {
          params: { couponId: coupon.id },
          body: {
            version: coupon.version,
            ...rest,
            ...couponValueInput(coupon.kind, worth),
            ...(coupon.oncePer !== "coupon" && { maxUses: maxUses ? Number(maxUses) : null }),
          },
        }),
      "Changed",
    );
  }
  return (
    <Box
      component="form"
      onSubmit={save}
      sx={{ display: "grid", gap: 2, pt: 1, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}
    >
      <CouponValueField
        kind={coupon.kind}
        value={values.worth}
        onChange={(couponValue) => set({ worth: couponValue })}
      />
      {coupon.oncePer !== "coupon" && (
        <LimitField value={values.maxUses} set={(maxUses) => set({ maxUses })} />
      )}
      <DateTimeField
        label="From (empty: at once)"
        value={values.startsAt}
        onChange={(startsAt) => set({ startsAt })}
      />
      <DateTimeField
        label="Until (empty: for ever)"
        value={values.endsAt}
        onChange={(endsAt) => set({ endsAt })}
      />
      <TextField
        label="Note for staff"
        size="small"
        value={values.note}
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
