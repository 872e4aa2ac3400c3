import { t } from "../../../platform/language/t.ts";
import { TextField } from "../../ui/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import type { DeliveryFormProps } from "./address-form.tsx";

/** The kit goes to the office: no home address is asked. */
export function OfficeForm({
  offer: { office, waiting, fullName },
  notice,
  submitLabel,
  onSend,
}: DeliveryFormProps) {
  const before = waiting?.delivery.to === "office" ? waiting.delivery : undefined;
  const form = useForm({
    blank: {
      recipientName: before?.recipientName ?? fullName,
      recipientPhone: before?.recipientPhone ?? "",
    },
    check: ({ recipientName, recipientPhone }) => ({
      ...(!recipientName.trim() && {
        recipientName: t("Please enter {name}.", { name: t("the full name") }),
      }),
      ...(!recipientPhone.trim() && {
        recipientPhone: t("Please enter {name}.", { name: t("a contact number") }),
      }),
    }),
    onSubmit: ({ recipientName, recipientPhone }) =>
      onSend({
        to: "office",
        recipientName: recipientName.trim(),
        recipientPhone: recipientPhone.trim(),
      }),
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <address className="text-soft whitespace-pre-line not-italic">{office?.address}</address>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("Full Name")}
          autoComplete="name"
          required
          maxLength={120}
          {...form.field("recipientName")}
        />
        <TextField
          label={t("Contact")}
          type="tel"
          autoComplete="tel"
          required
          maxLength={40}
          {...form.field("recipientPhone")}
        />
      </div>
      <div className="contents">{notice}</div>
      <SubmitButton form={form}>{submitLabel}</SubmitButton>
    </form>
  );
}
