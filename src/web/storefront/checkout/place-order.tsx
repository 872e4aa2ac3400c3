import { useId } from "react";
import { Button } from "../../ui/button.tsx";

interface PlaceOrderProps {
  /** The address is saved (specification 4). */
  isReady: boolean;
  isBusy: boolean;
  isFree: boolean;
  onPress: () => void;
}

/** The button, and beneath it what is missing or what pressing it will cost. */
export function PlaceOrder({ isReady, isBusy, isFree, onPress }: PlaceOrderProps) {
  const id = useId();
  const hint = isFree ? "There is nothing to pay." : "Nothing is charged now: we mail you a payment link.";
  return (
    <>
      <Button className="w-full" disabled={!isReady} busy={isBusy} onClick={onPress} aria-describedby={id}>
        Place Order
      </Button>
      <p id={id} className="mt-1.5 text-center text-xs text-soft">
        {isReady ? hint : "Save the address first."}
      </p>
    </>
  );
}
