import { useEffect, useEffectEvent } from "react";
import type { OfficeLocation } from "../../../../contract/catalogue.schemas.ts";
import { t } from "../../../language/t.ts";
import { CheckField, SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { InvalidFields } from "../../form/notice.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import type { useForm } from "../../form/use-form.ts";
import { chooseCountry } from "../../state/chosen-country.ts";
import { useCountryName } from "../../wording/country-name.ts";
import { OTHERS } from "../../wording/others.ts";
import { addressHints, phoneWarning, postalCodeWarning } from "./address-hints.ts";
import { type DeliveryField, deliveryLabels, NO_OFFICE } from "./delivery.ts";
import { GiftFields, type Giver, KitIsNoGift } from "./gift-fields.tsx";
import { useFillPlace } from "./use-fill-place.ts";

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
  const labels = deliveryLabels();
  const countryName = useCountryName();
  const hints = addressHints(values.country);
  const wrong = form.wrong.flatMap((name) => (name in labels ? [labels[name as keyof typeof labels]] : []));
  // In India the PIN code is first, because it fills the other two.
  const hasPinCodes = values.country === "India";
  const fillPlace = useFillPlace(form);
  const postalField = (
    <TextField
      label={hints.postalLabel}
      hint={
        <Hint
          text={hints.postalHint}
          warning={form.isTouched("postalCode") ? postalCodeWarning(values.country, values.postalCode) : ""}
        />
      }
      inputMode={hints.postalInputMode}
      autoComplete="shipping postal-code"
      autoCapitalize="characters"
      optional
      maxLength={20}
      {...field("postalCode")}
      onChange={(event) => void fillPlace(event)}
    />
  );
  return (
    <form {...form.formProps} className="grid gap-5">
      <InvalidFields wrong={wrong} />
      {giver ? <GiftFields form={form} giver={giver} /> : <KitIsNoGift values={values} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t("Country")}
          autoComplete="shipping country-name"
          hint={
            isListMissing
              ? t("The list of countries could not be loaded. Choose Others to type any country.")
              : undefined
          }
          {...field("country")}
          onChange={(event) => {
            chooseCountry(event.target.value);
            field("country").onChange(event);
          }}
        >
          {countries.map((name) => (
            <option key={name} value={name}>
              {countryName(name)}
            </option>
          ))}
        </SelectField>
        {values.country === OTHERS && (
          <TextField label={labels.otherCountry} required maxLength={80} {...field("otherCountry")} />
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={labels.recipientName}
          autoComplete="shipping name"
          required
          maxLength={120}
          {...field("recipientName")}
        />
        <TextField
          label={labels.recipientPhone}
          hint={
            <Hint
              text={hints.phoneHint}
              warning={
                form.isTouched("recipientPhone") ? phoneWarning(values.country, values.recipientPhone) : ""
              }
            />
          }
          type="tel"
          autoComplete="shipping tel"
          required
          maxLength={40}
          {...field("recipientPhone")}
        />
      </div>
      <TextArea
        label={labels.address}
        rows={2}
        autoComplete="shipping street-address"
        required
        maxLength={500}
        {...field("address")}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        {hasPinCodes && postalField}
        <TextField
          label={labels.recipientCity}
          autoComplete="shipping address-level2"
          required
          maxLength={120}
          {...field("recipientCity")}
        />
        <TextField
          label={labels.region}
          autoComplete="shipping address-level1"
          required
          maxLength={120}
          {...field("region")}
        />
        {!hasPinCodes && postalField}
      </div>
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

/** An example of the format, or a warning after an unusual input. A warning never prevents saving. */
function Hint({ text, warning }: { text: string; warning: string }) {
  return (
    <span aria-live="polite" className={warning ? "font-medium text-warn" : undefined}>
      {warning || text}
    </span>
  );
}
