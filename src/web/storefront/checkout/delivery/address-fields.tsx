import { t } from "../../../../platform/language/t.ts";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { chooseCountry } from "../../state/chosen-country.ts";
import { useCountryName } from "../../wording/country-name.ts";
import { OTHERS } from "../../wording/others.ts";
import { addressHints, phoneWarning, postalCodeWarning } from "./address-hints.ts";
import { deliveryLabels, formatOf } from "./delivery.ts";
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
  const format = formatOf(values);
  const labels = deliveryLabels(values);
  const countryName = useCountryName();
  const hints = addressHints(values.country, format);
  const fillPlace = useFillPlace(form);
  const warning = form.isTouched("postalCode")
    ? postalCodeWarning(format, labels.postalCode, values.postalCode)
    : "";
  const placeProps = {
    recipientCity: { autoComplete: "shipping address-level2", maxLength: 120 },
    region: { autoComplete: "shipping address-level1", maxLength: 120 },
    postalCode: {
      hint: <Hint text={hints.postalHint} warning={warning} />,
      inputMode: hints.postalInputMode,
      autoComplete: "shipping postal-code",
      autoCapitalize: "characters",
      maxLength: 20,
    },
  };
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
          {!countries.includes(values.country) && (
            <option value={values.country} disabled>
              {countryName(values.country)}
            </option>
          )}
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
      {/* Rows of their own for labels and inputs: a label that takes two lines moves no other input. */}
      <div className="grid gap-5 sm:grid-cols-3 sm:gap-y-0 sm:*:row-span-4 sm:*:grid sm:*:grid-rows-subgrid sm:*:[&>label]:self-end">
        {format.fields.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            {...placeProps[name]}
            {...(format.required.has(name) ? { required: true } : { optional: true })}
            {...field(name)}
            {...(name === "postalCode" && { onChange: (event) => void fillPlace(event) })}
          />
        ))}
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
