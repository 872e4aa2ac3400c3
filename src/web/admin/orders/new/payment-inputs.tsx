import { maxLength, minLength, required, SelectInput, TextInput } from "react-admin";
import type { NewOrderPayment } from "../../../../contract/admin/staff-orders.ts";
import { t } from "../../../../platform/language/t.ts";
import { serverValue } from "../../words/server-words.ts";
import { hasGst } from "../../words/tax-words.ts";

export interface PaymentValues {
  readonly kind: NewOrderPayment["kind"];
  readonly method: Extract<NewOrderPayment, { kind: "hand" }>["method"];
  readonly reference: string;
  readonly reason: string;
}

export const paymentKinds = {
  link: t("By a payment link, which is mailed"),
  hand: t("Paid already, by hand"),
  free: t("Free of charge"),
} as const;
const methods = ["bank transfer", ...(hasGst ? ["UPI"] : []), "card", "cash", "other"];

/** How the new orders are paid. */
export const PaymentInputs = ({ kind }: { kind: PaymentValues["kind"] }) => (
  <>
    <SelectInput
      source="kind"
      label={t("Payment")}
      choices={Object.entries(paymentKinds).map(([id, name]) => ({ id, name }))}
      validate={required()}
    />
    {kind === "hand" && (
      <>
        <SelectInput
          source="method"
          label={t("Method")}
          choices={methods.map((id) => ({ id, name: serverValue(id) }))}
          validate={required()}
        />
        <TextInput
          source="reference"
          label={t("Reference of the bank")}
          validate={[required(), maxLength(200)]}
        />
      </>
    )}
    {kind === "free" && (
      <TextInput
        source="reason"
        label={t("Why it is free")}
        helperText={t("Shown in the order and in the audit.")}
        validate={[required(), minLength(3), maxLength(300)]}
      />
    )}
  </>
);

export function paymentOf({ kind, method, reference, reason }: PaymentValues): NewOrderPayment {
  if (kind === "hand") return { kind, method, reference };
  return kind === "free" ? { kind, reason } : { kind };
}
