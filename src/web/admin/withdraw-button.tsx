import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";

interface WithdrawButtonProps {
  readonly what: string;
  readonly isWithdrawn: boolean;
  readonly isBusy: boolean;
  /** What withdrawing will do, said before it is done. */
  readonly effect: string;
  readonly set: (isWithdrawn: boolean) => void;
}

/** Takes something out of the shop without losing it; bringing it back needs no question. */
export function WithdrawButton({ what, isWithdrawn, isBusy, effect, set }: WithdrawButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div>
      <Button
        variant="outlined"
        color={isWithdrawn ? "primary" : "error"}
        disabled={isBusy}
        onClick={() => (isWithdrawn ? set(false) : setAsked(true))}
      >
        {isWithdrawn ? "Bring it back" : "Withdraw"}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`Withdraw ${what}?`}
        content={effect}
        confirm="Withdraw it"
        onConfirm={() => {
          setAsked(false);
          set(true);
        }}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
