import Button from "@mui/material/Button";
import { t } from "../../../platform/language/t.ts";
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
        {t("Bring it back")}
      </Button>
    ) : (
      <ConfirmButton
        variant="outlined"
        color="error"
        disabled={isBusy}
        title={t("Withdraw {name}?", { name })}
        content={effect}
        confirm={t("Withdraw it")}
        onConfirm={() => onChange(true)}
      >
        {t("Withdraw")}
      </ConfirmButton>
    )}
  </div>
);
