import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";

interface CouponValueFieldProps {
  readonly kind: StaffCoupon["kind"];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The value of a coupon: percent or rupees, by its kind. A kit coupon has no value. */
export function CouponValueField({ kind, value, onChange: set }: CouponValueFieldProps) {
  if (kind === "swag") return null;
  const isPercent = kind === "percent";
  const adornment = (
    <InputAdornment position={isPercent ? "end" : "start"}>{isPercent ? "%" : "₹"}</InputAdornment>
  );
  return (
    <TextField
      label={isPercent ? "Percent off" : "Rupees off"}
      size="small"
      required
      value={value}
      onChange={(event) => set(event.target.value)}
      slotProps={{
        htmlInput: {
          inputMode: "decimal",
          pattern: "[0-9]+([.][0-9]{1,2})?",
          title: "A number with up to two decimals",
        },
        input: isPercent ? { endAdornment: adornment } : { startAdornment: adornment },
      }}
    />
  );
}

/** The field of the API input that holds the value. */
export const couponValueInput = (kind: StaffCoupon["kind"], value: string) =>
  kind === "swag" ? {} : kind === "percent" ? { percent: Number(value) } : { amount: Number(value) };
