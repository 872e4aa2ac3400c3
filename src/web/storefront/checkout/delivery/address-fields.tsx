import { t } from "../../../language/t.ts";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { chooseCountry } from "../../state/chosen-country.ts";
import { useCountryName } from "../../wording/country-name.ts";
import { OTHERS } from "../../wording/others.ts";
import { addressHints, phoneWarning, postalCodeWarning } from "./address-hints.ts";
import { deliveryLabels } from "./delivery.ts";
import type { DeliveryState } from "./delivery-form.tsx";
import { useFillPlace } from "./use-fill-place.ts";

interface AddressFieldsProps {
  form: DeliveryState;
  countries: readonly string[];
  /** The countries could not be loaded: there are only the home country and Others. */
  isListMissing: boolean;
}

/** The fields of a delivery address, at checkout and on the account page. The country is first, because the hints depend on it. */
export function AddressFields({ form, countries, isListMissing }: AddressFieldsProps) {
  const { field, values } = form;
  const labels = deliveryLabels();
  const countryName = useCountryName();
  const hints = addressHints(values.country);
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
    <>
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
    </>
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
