import Button from "@mui/material/Button";
import { ConfirmButton } from "./confirm-button.tsx";

interface WithdrawButtonProps {
  readonly name: string;
  readonly isWithdrawn: boolean;
  readonly isBusy: boolean;
  /** What withdrawing will do, shown in the confirmation. */
  readonly effect: string;
  readonly onChange: (isWithdrawn: boolean) => void;
}

/** Takes something out of the shop without deleting it. Bringing it back needs no confirmation. */
export const WithdrawButton = ({ name, isWithdrawn, isBusy, effect, onChange }: WithdrawButtonProps) => (
  <div>
    {isWithdrawn ? (
      <Button variant="outlined" disabled={isBusy} onClick={() => onChange(false)}>
        Bring it back
      </Button>
    ) : (
      <ConfirmButton
        variant="outlined"
        color="error"
        disabled={isBusy}
        title={`Withdraw ${name}?`}
        content={effect}
        confirm="Withdraw it"
        onConfirm={() => onChange(true)}
      >
        Withdraw
      </ConfirmButton>
    )}
  </div>
);
