import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Accounts } from "../../../contract/admin/accounts.ts";
import { t } from "../../../platform/language/t.ts";
import { hasGst } from "../words/tax-words.ts";

interface AccountsInputProps {
  readonly value: Accounts;
  readonly refusal: string | undefined;
  readonly onChange: (value: Accounts) => void;
}

const fields: readonly (readonly [account: keyof Accounts, label: string])[] = [
  ["customers", t("Customers (receivables, and what was paid ahead)")],
  ["sales", t("Sales without tax")],
  ["shipping", t("Shipping charged, without tax")],
  ...(hasGst
    ? ([
        ["cgst", t("CGST")],
        ["sgst", t("SGST")],
        ["tax", t("IGST")],
      ] as const)
    : ([["tax", t("VAT")]] as const)),
  ["bank", t("Bank (transfers, UPI)")],
  ["stripe", t("Money at Stripe")],
  ["razorpay", t("Money at Razorpay")],
  ["otherMoney", t("Other money (cash, card, other)")],
  ["chargebacks", t("Taken back by the bank")],
];

/** The account of each kind of journal line, by the numbers of the accountant's chart. */
export const AccountsInput = ({ value, refusal, onChange }: AccountsInputProps) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: "grid", gap: 1.5 }}>
    <Typography component="legend" variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
      {t("The numbers of your accountant’s chart of accounts. A change is for months that are not closed.")}
    </Typography>
    <Box
      sx={{
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      {fields.map(([account, label]) => (
        <TextField
          key={account}
          size="small"
          label={label}
          value={value[account]}
          onChange={({ target }) => onChange({ ...value, [account]: target.value })}
          slotProps={{ htmlInput: { maxLength: 20 } }}
        />
      ))}
    </Box>
    {refusal !== undefined && <FormHelperText error>{refusal}</FormHelperText>}
  </Box>
);
