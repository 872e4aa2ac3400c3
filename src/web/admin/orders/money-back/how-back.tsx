import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { providerTitles } from "../../../../features/payment/provider.ts";
import { inRupees } from "../../amount.ts";
import { useProviders } from "../use-providers.ts";
import { inBuyersCurrency, shippingLeft } from "./amount-back.ts";

/** Who pays it back: the provider that took it, where its keys are still there; else somebody of the team. */
export function usePayer(order: StaffOrder): string | null {
  const names = useProviders();
  return order.refundBy !== "hand" && names.includes(order.refundBy) ? providerTitles[order.refundBy] : null;
}

interface Props {
  readonly order: StaffOrder;
  readonly payer: string | null;
  readonly amount: number;
  readonly shipping: boolean;
  readonly setShipping: (shipping: boolean) => void;
  readonly reference: string;
  readonly setReference: (reference: string) => void;
}

/** What goes back, how, and who is told: said before the step is taken. */
export const HowBack = ({ order, payer, amount, shipping, setShipping, reference, setReference }: Props) => (
  <>
    {shippingLeft(order) > 0 && (
      <FormControlLabel
        control={<Switch checked={shipping} onChange={({ target }) => setShipping(target.checked)} />}
        label={`Shipping too (${inRupees(shippingLeft(order))})`}
      />
    )}
    {!payer && (
      <TextField
        label="Reference of your transfer"
        size="small"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    )}
    <Typography role="status">
      {amount > 0
        ? `${inRupees(amount)} (${inBuyersCurrency(order, amount)}) ${payer ? `goes back by ${payer}` : "was paid back by hand"}. A mail tells ${order.email}.`
        : "Nothing is chosen yet."}
    </Typography>
  </>
);
