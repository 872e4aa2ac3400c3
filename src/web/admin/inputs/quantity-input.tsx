import { NumberInput } from "react-admin";

interface QuantityInputProps {
  readonly source: string;
  readonly label: string;
  readonly max: number;
}

/** The quantity of one line. It passes on only whole numbers from 0 to the maximum. */
export const QuantityInput = ({ source, label, max }: QuantityInputProps) => (
  <NumberInput
    source={source}
    label={label}
    min={0}
    max={max}
    step={1}
    disabled={max === 0}
    parse={(typed) => Math.max(0, Math.min(max, Math.trunc(Number(typed)) || 0))}
  />
);
