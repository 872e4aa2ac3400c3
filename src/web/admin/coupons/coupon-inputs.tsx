import { NumberInput, required, TextInput } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { AmountInput } from "../inputs/amount-input.tsx";
import { DateTimeInput } from "../inputs/date-time-input.tsx";
import { baseUnitsTitle } from "../words/format.ts";

/** The value of a coupon: percent or an amount, by its kind. A kit coupon has no value. */
export const CouponValueInput = ({ kind }: { kind: StaffCoupon["kind"] }) =>
  kind === "percent" ? (
    <NumberInput
      source="percent"
      label="Percent off"
      min={0.01}
      max={100}
      step={0.01}
      validate={required()}
    />
  ) : kind === "fixed" ? (
    <AmountInput source="amount" label={`${baseUnitsTitle} off`} min={0.01} validate={required()} />
  ) : null;

interface CouponValues {
  readonly percent: number | null;
  readonly amount: number | null;
}

/** The field of the API's input that holds the value. */
export const couponValue = (kind: StaffCoupon["kind"], { percent, amount }: CouponValues) =>
  kind === "swag" ? {} : kind === "percent" ? { percent: percent ?? 0 } : { amount: amount ?? 0 };

export const LimitInput = () => (
  <NumberInput source="maxUses" label="Limit of uses (empty: none)" min={1} max={2_147_483_647} step={1} />
);

export const StartInput = () => <DateTimeInput source="startsAt" label="From (empty: at once)" />;
export const EndInput = () => <DateTimeInput source="endsAt" label="Until (empty: for ever)" />;

export const NoteInput = () => (
  <TextInput source="note" label="Note for staff" slotProps={{ htmlInput: { maxLength: 200 } }} />
);
