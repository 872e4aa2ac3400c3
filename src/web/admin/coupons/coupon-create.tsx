import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Title, useRedirect } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { api } from "../api.ts";
import { DateTimeField } from "../date-time-field.tsx";
import { SectionCard } from "../section-card.tsx";
import { SelectField } from "../select-field.tsx";
import { useAction } from "../use-action.ts";
import { CouponValueField, couponValueInput } from "./coupon-fields.tsx";
import { kindLabels, oncePerLabels } from "./coupon-labels.ts";

const blank = {
  code: "",
  kind: "percent" as StaffCoupon["kind"],
  worth: "",
  oncePer: "user" as StaffCoupon["oncePer"],
  boundEmail: "",
  startsAt: null as string | null,
  endsAt: null as string | null,
  maxUses: "",
  note: "",
};

export function CouponCreate() {
  const [values, setValues] = useState(blank);
  const set = (change: Partial<typeof blank>) => setValues((before) => ({ ...before, ...change }));
  const { isBusy, take: run } = useAction();
  const redirect = useRedirect();
  async function createCoupon(event: FormEvent) {
    event.preventDefault();
    const { worth, maxUses, boundEmail, ...rest } = values;
    const isOnce = values.oncePer === "coupon";
    await run(async () => {
      const coupon = await api.call("POST /api/admin/coupons", {
        body: {
          ...rest,
          ...couponValueInput(values.kind, worth),
          ...(isOnce ? { boundEmail } : { maxUses: maxUses ? Number(maxUses) : null }),
        },
      });
      redirect("show", "coupons", coupon.id);
    });
  }
  return (
    <Box sx={{ maxWidth: 560, py: 2 }}>
      <Title title="New coupon" />
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        A new coupon
      </Typography>
      <SectionCard title="A code for everybody, or for one address">
        <Box component="form" onSubmit={createCoupon} sx={{ display: "grid", gap: 2, pt: 1 }}>
          <TextField
            label="Code"
            size="small"
            value={values.code}
            onChange={(event) => set({ code: event.target.value })}
            helperText="Letters and digits, spaces and dashes between. Empty: the store makes one up. Buyers may write it in any case, with 0 for O and 1 for I or L."
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
          <SelectField
            label="Kind"
            labels={kindLabels}
            value={values.kind}
            onChange={(kind) => set({ kind })}
          />
          <CouponValueField
            kind={values.kind}
            value={values.worth}
            onChange={(couponValue) => set({ worth: couponValue })}
          />
          <SelectField
            label="May be used"
            labels={oncePerLabels}
            value={values.oncePer}
            onChange={(oncePer) => set({ oncePer })}
          />
          {values.oncePer === "coupon" ? (
            <TextField
              label="Only for the address (empty: anybody's)"
              size="small"
              type="email"
              value={values.boundEmail}
              onChange={(event) => set({ boundEmail: event.target.value })}
            />
          ) : (
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
          />
          <div>
            <Button type="submit" variant="contained" disabled={isBusy}>
              Make the coupon
            </Button>
          </div>
        </Box>
      </SectionCard>
    </Box>
  );
}

export const LimitField = ({ value, set }: { value: string; set: (value: string) => void }) => (
  <TextField
    label="Limit of uses (empty: none)"
    size="small"
    value={value}
    onChange={(event) => set(event.target.value)}
    slotProps={{ htmlInput: { inputMode: "numeric", pattern: "[1-9][0-9]{0,8}", title: "A whole number" } }}
  />
);
