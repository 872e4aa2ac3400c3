import { maxLength, minLength, required, SelectInput, TextInput } from "react-admin";
import type { NewOrderPayment } from "../../../../contract/admin/staff-orders.ts";
import { hasGst } from "../../words/tax-words.ts";

export interface PaymentValues {
  readonly kind: NewOrderPayment["kind"];
  readonly method: Extract<NewOrderPayment, { kind: "hand" }>["method"];
  readonly reference: string;
  readonly reason: string;
}

export const paymentKinds = {
  link: "By a payment link, which is mailed",
  hand: "Paid already, by hand",
  free: "Free of charge",
} as const;
const methods = ["bank transfer", ...(hasGst ? ["UPI"] : []), "card", "cash", "other"];

/** How the new orders are paid. */
export const PaymentInputs = ({ kind }: { kind: PaymentValues["kind"] }) => (
  <>
    <SelectInput
      source="kind"
      label="Payment"
      choices={Object.entries(paymentKinds).map(([id, name]) => ({ id, name }))}
      validate={required()}
    />
    {kind === "hand" && (
      <>
        <SelectInput
          source="method"
          choices={methods.map((name) => ({ id: name, name }))}
          validate={required()}
        />
        <TextInput source="reference" label="Reference of the bank" validate={[required(), maxLength(200)]} />
      </>
    )}
    {kind === "free" && (
      <TextInput
        source="reason"
        label="Why it is free"
        helperText="Shown in the order and in the audit."
        validate={[required(), minLength(3), maxLength(300)]}
      />
    )}
  </>
);

export function paymentOf({ kind, method, reference, reason }: PaymentValues): NewOrderPayment {
  if (kind === "hand") return { kind, method, reference };
  return kind === "free" ? { kind, reason } : { kind };
}
