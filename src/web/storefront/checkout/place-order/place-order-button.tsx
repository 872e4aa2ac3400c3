import { useId } from "react";
import { t } from "../../../../platform/language/t.ts";
import { Button } from "../../../ui/button.tsx";

interface PlaceOrderButtonProps {
  /** The address is saved (specification 4). */
  isReady: boolean;
  isBusy: boolean;
  isFree: boolean;
  onPress: () => void;
}

/** The button, and below it what is missing or what the customer has to pay. */
export function PlaceOrderButton({ isReady, isBusy, isFree, onPress }: PlaceOrderButtonProps) {
  const id = useId();
  const hint = isFree
    ? t("There is nothing to pay.")
    : t("You won’t be charged now: we’ll email you a payment link.");
  return (
    <>
      <Button className="w-full" disabled={!isReady} busy={isBusy} onClick={onPress} aria-describedby={id}>
        {t("Place Order")}
      </Button>
      <p id={id} className="mt-1.5 text-center text-xs text-soft">
        {isReady ? hint : t("Save the address first.")}
      </p>
    </>
  );
}
