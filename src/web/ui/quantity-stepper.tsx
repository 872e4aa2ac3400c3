import { useId, useState } from "react";
import { Icon } from "./icon.tsx";

const MOST = 999;

interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  label?: string;
  /** What is counted, for readers that hear the buttons out of sight of the product. */
  of?: string;
  /** What is typed counts when the field is left, not digit by digit; 0 then changes nothing. */
  isTypedLate?: boolean;
}

/** Buttons keep the quantity between 1 and 999; typing between 0 and 999 (specification 5). */
export function QuantityStepper({
  value,
  onChange,
  label = "Quantity",
  of = "",
  isTypedLate = false,
}: QuantityStepperProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number) => onChange(Math.min(MOST, Math.max(1, value + by)));
  const type = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 6);
    const quantity = Math.min(MOST, Number(digits));
    setTyped(digits && String(quantity));
    if (!isTypedLate) onChange(quantity);
  };
  const leave = () => {
    const quantity = Number(typed);
    setTyped(null);
    if (isTypedLate && quantity >= 1 && quantity !== value) onChange(quantity);
  };
  const button = `grid h-11 ${isTypedLate ? "w-9" : "w-11"} place-items-center rounded-full disabled:text-edge`;
  return (
    <div className="inline-flex items-center rounded-full border border-edge">
      <button
        type="button"
        className={button}
        aria-label={`One ${of} fewer`.replace("  ", " ")}
        disabled={value <= 1}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <label htmlFor={id} className="sr-only">
        {of ? `${label}, ${of}` : label}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className="h-11 w-10 rounded-sm bg-transparent text-center tabular-nums"
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <button
        type="button"
        className={button}
        aria-label={`One ${of} more`.replace("  ", " ")}
        disabled={value >= MOST}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
