import { useEffect, useEffectEvent } from "react";
import type { OfficeLocation } from "../../../../contract/catalogue.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { CheckField, SelectField } from "../../../ui/field.tsx";
import { InvalidFields } from "../../form/notice.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import type { useForm } from "../../form/use-form.ts";
import { AddressFields } from "./address-fields.tsx";
import { type DeliveryField, deliveryLabels, NO_OFFICE } from "./delivery.ts";
import { GiftFields, type Giver, KitIsNoGift } from "./gift-fields.tsx";

export type DeliveryState = ReturnType<typeof useForm<DeliveryField>>;

interface DeliveryFormProps {
  form: DeliveryState;
  countries: readonly string[];
  /** The countries could not be loaded: there are only the home country and Others. */
  isListMissing: boolean;
  offices: readonly OfficeLocation[];
  /** Company accounts may bill to an office (specification 5). */
  isOrg: boolean;
  /** Who may send the order as a gift; undefined: nobody, because it is the welcome kit. */
  giver: Giver | undefined;
  isFocused: boolean;
}

/** The editable delivery details (specification 4 and 5). The country is first, because the hints depend on it. */
export function DeliveryForm({
  form,
  countries,
  isListMissing,
  offices,
  isOrg,
  giver,
  isFocused,
}: DeliveryFormProps) {
  const appear = useEffectEvent(() => {
    if (isFocused) form.focus("recipientName");
  });
  useEffect(() => appear(), []);
  const { field, values } = form;
  const labels = deliveryLabels(values);
  const wrong = form.wrong.flatMap((name) => (name in labels ? [labels[name as keyof typeof labels]] : []));
  return (
    <form {...form.formProps} className="grid gap-5">
      <InvalidFields wrong={wrong} />
      {giver ? <GiftFields form={form} giver={giver} /> : <KitIsNoGift values={values} />}
      <AddressFields form={form} countries={countries} isListMissing={isListMissing} />
      <div className="grid gap-1">
        {isOrg && (
          <div>
            <CheckField label={t("Add Billing Address")} {...form.checkbox("isBilledToOffice")} />
            {values.isBilledToOffice === "on" && (
              <SelectField
                label={labels.officeId}
                hint={t("The company office that is billed.")}
                {...field("officeId")}
              >
                <option value={NO_OFFICE}>{t("Choose an office")}</option>
                {offices.map((office) => (
                  <option key={office.id} value={office.id}>
                    {office.name}
                  </option>
                ))}
              </SelectField>
            )}
          </div>
        )}
        <CheckField label={t("Save this address for next time")} {...form.checkbox("rememberAddress")} />
        <SubmitButton form={form} look="ink" className="mt-2 justify-self-start">
          {t("Save Address")}
        </SubmitButton>
      </div>
    </form>
  );
}
