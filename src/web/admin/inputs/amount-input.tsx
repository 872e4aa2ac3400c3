import { NumberInput, type NumberInputProps } from "react-admin";

/** An amount in rupees with at most two decimals. Empty: null. The label says "₹". */
export const RupeeInput = (props: NumberInputProps) => (
  <NumberInput min={0} max={1_000_000} step={0.01} {...props} />
);
