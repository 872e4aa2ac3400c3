import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";

interface WithdrawButtonProps {
  readonly name: string;
  readonly isWithdrawn: boolean;
  readonly isBusy: boolean;
  /** What withdrawing will do, shown in the confirmation. */
  readonly effect: string;
  readonly onChange: (isWithdrawn: boolean) => void;
}

/** Takes something out of the shop without deleting it. Bringing it back needs no confirmation. */
export function WithdrawButton({
  name: what,
  isWithdrawn,
  isBusy,
  effect,
  onChange: set,
}: WithdrawButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div>
      <Button
        variant="outlined"
        color={isWithdrawn ? "primary" : "error"}
        disabled={isBusy}
        onClick={() => (isWithdrawn ? set(false) : setConfirming(true))}
      >
        {isWithdrawn ? "Bring it back" : "Withdraw"}
      </Button>
      <Confirm
        isOpen={isConfirming}
        title={`Withdraw ${what}?`}
        content={effect}
        confirm="Withdraw it"
        onConfirm={() => {
          setConfirming(false);
          set(true);
        }}
        onClose={() => setConfirming(false)}
      />
    </div>
  );
}
