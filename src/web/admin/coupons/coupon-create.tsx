import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Title, useRedirect } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { api } from "../api.ts";
import { ChoiceField } from "../choice-field.tsx";
import { MomentField } from "../moment-field.tsx";
import { Part } from "../part.tsx";
import { useStep } from "../use-step.ts";
import { kindWords, onceWords } from "./coupon-words.ts";
import { WorthField, worthInput } from "./worth-field.tsx";

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
  const [given, setGiven] = useState(blank);
  const set = (change: Partial<typeof blank>) => setGiven((before) => ({ ...before, ...change }));
  const { isBusy, take } = useStep();
  const redirect = useRedirect();
  async function make(event: FormEvent) {
    event.preventDefault();
    const { worth, maxUses, boundEmail, ...rest } = given;
    const isOnce = given.oncePer === "coupon";
    await take(async () => {
      const made = await api.call("POST /api/admin/coupons", {
        body: {
          ...rest,
          ...worthInput(given.kind, worth),
          ...(isOnce ? { boundEmail } : { maxUses: maxUses ? Number(maxUses) : null }),
        },
      });
      redirect("show", "coupons", made.id);
    });
  }
  return (
    <Box sx={{ maxWidth: 560, py: 2 }}>
      <Title title="New coupon" />
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        A new coupon
      </Typography>
      <Part title="A code for everybody, or for one address">
        <Box component="form" onSubmit={make} sx={{ display: "grid", gap: 2, pt: 1 }}>
          <TextField
            label="Code"
            size="small"
            value={given.code}
            onChange={(event) => set({ code: event.target.value })}
            helperText="Letters and digits, spaces and dashes between. Empty: the store makes one up. Buyers may write it in any case, with 0 for O and 1 for I or L."
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
          <ChoiceField label="Kind" words={kindWords} value={given.kind} set={(kind) => set({ kind })} />
          <WorthField kind={given.kind} value={given.worth} set={(worth) => set({ worth })} />
          <ChoiceField
            label="May be used"
            words={onceWords}
            value={given.oncePer}
            set={(oncePer) => set({ oncePer })}
          />
          {given.oncePer === "coupon" ? (
            <TextField
              label="Only for the address (empty: anybody's)"
              size="small"
              type="email"
              value={given.boundEmail}
              onChange={(event) => set({ boundEmail: event.target.value })}
            />
          ) : (
            <LimitField value={given.maxUses} set={(maxUses) => set({ maxUses })} />
          )}
          <MomentField
            label="From (empty: at once)"
            value={given.startsAt}
            set={(startsAt) => set({ startsAt })}
          />
          <MomentField
            label="Until (empty: for ever)"
            value={given.endsAt}
            set={(endsAt) => set({ endsAt })}
          />
          <TextField
            label="Note for the team"
            size="small"
            value={given.note}
            onChange={(event) => set({ note: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <div>
            <Button type="submit" variant="contained" disabled={isBusy}>
              Make the coupon
            </Button>
          </div>
        </Box>
      </Part>
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
