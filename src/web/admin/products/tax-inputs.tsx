import { NumberInput, TextInput } from "react-admin";

/** What the invoice reads of a product. Empty: the store's default (GST_HSN, GST_RATE). */
export const TaxInputs = () => (
  <>
    <TextInput
      source="hsnCode"
      label="HSN code"
      parse={(text) => text?.trim() || null}
      format={(text) => text ?? ""}
      validate={(text) => (!text || /^\d{4,8}$/.test(text) ? undefined : "4 to 8 digits")}
      helperText="On the invoice. Empty: the store’s own"
    />
    <NumberInput
      source="gstBasisPoints"
      label="GST in the price, percent"
      min={0}
      max={100}
      step={0.01}
      format={(basisPoints?: number | null) => (basisPoints == null ? "" : basisPoints / 100)}
      parse={(percent) => (percent === "" || percent == null ? null : Math.round(Number(percent) * 100))}
      helperText="Empty: the store’s own rate"
    />
  </>
);
