import { NumberInput, type NumberInputProps } from "react-admin";

/** An amount in the base currency with at most two decimals. Empty: null. The label names the currency. */
export const AmountInput = (props: NumberInputProps) => (
  <NumberInput min={0} max={1_000_000} step={0.01} {...props} />
);
