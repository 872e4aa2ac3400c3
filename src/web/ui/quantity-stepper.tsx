import { useId, useState } from "react";
import { t } from "../../platform/language/t.ts";
import { PathIcon } from "./icon.tsx";

const plus = "M12 5.5v13M5.5 12h13";
const minus = "M5.5 12h13";

const MAX_QUANTITY = 999;

interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  label?: string;
  /** The product name, for screen readers that read a button without the product beside it. */
  productName?: string;
  /** A typed quantity is applied when the field is left, not at every digit; 0 is then ignored. */
  appliesOnBlur?: boolean;
}

/** '-5' and '2.7' are no quantity: 0, which cannot be added, and a line says so. Dropping their characters would make them 5 and 27. */
const wholeQuantity = (text: string): number =>
  /^\d+$/.test(text) ? Math.min(MAX_QUANTITY, Number(text)) : 0;

/** The buttons keep the quantity between 1 and 999, typing between 0 and 999 (specification 5). */
export function QuantityStepper({
  value,
  onChange,
  label = t("Quantity"),
  productName = "",
  appliesOnBlur = false,
}: QuantityStepperProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number) => onChange(Math.min(MAX_QUANTITY, Math.max(1, value + by)));
  const isWhole = typed === null || /^\d*$/.test(typed);
  const refusal = `${id}-refusal`;
  const type = (text: string) => {
    const quantity = wholeQuantity(text);
    setTyped(quantity === MAX_QUANTITY ? String(quantity) : text);
    if (!appliesOnBlur) onChange(quantity);
  };
  const applyTyped = () => {
    const quantity = wholeQuantity(typed ?? "");
    setTyped(null);
    if (appliesOnBlur && quantity >= 1 && quantity !== value) onChange(quantity);
  };
  const button = `grid h-11 ${appliesOnBlur ? "w-9" : "w-11"} place-items-center rounded-full disabled:text-edge`;
  const stepper = (
    <div className="inline-flex items-center rounded-full border border-edge">
      <button
        type="button"
        className={button}
        aria-label={t("One {productName} fewer", { productName }).replace("  ", " ")}
        disabled={value <= 1}
        onClick={() => step(-1)}
      >
        <PathIcon path={minus} size={16} />
      </button>
      <label htmlFor={id} className="sr-only">
        {productName ? `${label}, ${productName}` : label}
      </label>
      <input
        id={id}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        aria-invalid={!isWhole || undefined}
        aria-describedby={isWhole ? undefined : refusal}
        className="h-11 w-10 rounded-sm bg-transparent text-center tabular-nums"
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={applyTyped}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <button
        type="button"
        className={button}
        aria-label={t("One {productName} more", { productName }).replace("  ", " ")}
        disabled={value >= MAX_QUANTITY}
        onClick={() => step(1)}
      >
        <PathIcon path={plus} size={16} />
      </button>
    </div>
  );
  return (
    <div>
      {stepper}
      {!isWhole && (
        <p id={refusal} role="alert" className="mt-1 text-sm text-bad">
          {t("Please type a whole number, 1 to {max}.", { max: MAX_QUANTITY })}
        </p>
      )}
    </div>
  );
}
