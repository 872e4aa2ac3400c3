import { NumberInput, required, SelectInput, TextInput } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { t } from "../../../platform/language/t.ts";
import { useResponse } from "../calls/use-response.ts";
import { AmountInput } from "../inputs/amount-input.tsx";
import { DateTimeInput } from "../inputs/date-time-input.tsx";
import { nameOfOccasion } from "../occasions/occasion-labels.ts";
import { baseUnitsTitle } from "../words/format.ts";

/** The value of a coupon: percent or an amount, by its kind. A kit coupon has no value. */
export const CouponValueInput = ({ kind }: { kind: StaffCoupon["kind"] }) =>
  kind === "percent" ? (
    <NumberInput
      source="percent"
      label={t("Percent off")}
      min={0.01}
      max={100}
      step={0.01}
      validate={required()}
    />
  ) : kind === "fixed" ? (
    <AmountInput
      source="amount"
      label={t("{baseUnitsTitle} off", { baseUnitsTitle })}
      min={0.01}
      validate={required()}
    />
  ) : null;

/** Whose kit a swag coupon redeems; by default the welcome kit. Archived occasions are not offered. */
export function CouponOccasionInput({ kind }: { kind: StaffCoupon["kind"] }) {
  const { response } = useResponse("GET /api/admin/occasions", allOccasions);
  const rows = response?.rows.filter(({ state }) => state !== "archived") ?? [];
  return kind === "swag" && rows.length > 1 ? (
    <SelectInput
      source="occasionId"
      label={t("Occasion")}
      choices={rows.map((row) => ({ id: row.id, name: nameOfOccasion(row) }))}
      translateChoice={false}
      validate={required()}
    />
  ) : null;
}

const allOccasions = { query: { page: 1, perPage: 500, sort: "createdAt", order: "asc" } } as const;

/** The field of the API's input that names the occasion. */
export const couponOccasion = (kind: StaffCoupon["kind"], occasionId: number) =>
  kind === "swag" ? { occasionId } : {};

interface CouponValues {
  readonly percent: number | null;
  readonly amount: number | null;
}

/** The field of the API's input that holds the value. */
export const couponValue = (kind: StaffCoupon["kind"], { percent, amount }: CouponValues) =>
  kind === "swag" ? {} : kind === "percent" ? { percent: percent ?? 0 } : { amount: amount ?? 0 };

export const LimitInput = () => (
  <NumberInput
    source="maxUses"
    label={t("Limit of uses (empty: none)")}
    min={1}
    max={2_147_483_647}
    step={1}
  />
);

export const StartInput = () => <DateTimeInput source="startsAt" label={t("From (empty: at once)")} />;
export const EndInput = () => <DateTimeInput source="endsAt" label={t("Until (empty: for ever)")} />;

export const NoteInput = () => (
  <TextInput source="note" label={t("Note for staff")} slotProps={{ htmlInput: { maxLength: 200 } }} />
);
