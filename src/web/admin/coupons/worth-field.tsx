import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";

interface WorthFieldProps {
  readonly kind: StaffCoupon["kind"];
  readonly value: string;
  readonly set: (value: string) => void;
}

/** Percent or rupees, as the kind wants; nothing for the kit. */
export function WorthField({ kind, value, set }: WorthFieldProps) {
  if (kind === "swag") return null;
  const isPercent = kind === "percent";
  const sign = (
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
        input: isPercent ? { endAdornment: sign } : { startAdornment: sign },
      }}
    />
  );
}

/** What the interface is told of it. */
export const worthInput = (kind: StaffCoupon["kind"], value: string) =>
  kind === "swag" ? {} : kind === "percent" ? { percent: Number(value) } : { amount: Number(value) };
