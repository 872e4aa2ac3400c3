import { useState } from "react";
import { t } from "../../../../platform/language/t.ts";
import type { FieldErrors } from "../../form/use-form.ts";
import { OTHERS } from "../../wording/others.ts";
import { type DeliveryField, type DeliveryValues, deliveryErrors, firstMissing } from "./delivery.ts";
import type { DeliveryState } from "./delivery-form.tsx";

/** The rules of the address form, and a country that was typed for Others, which is read when the form is sent. */
export function useTypedCountry(countries: readonly string[]) {
  const [asked, setAsked] = useState({ text: "", question: "" });

  /** A draft, or a saved address, may name a country from before the store delivered to those listed alone. */
  const isServed = ({ country }: { readonly country?: string }) =>
    country === undefined || countries.includes(country) || countries.includes(OTHERS);

  const check = (values: DeliveryValues): FieldErrors<DeliveryField> => {
    const errors = {
      ...deliveryErrors(values),
      ...(!isServed(values) && { country: t("We do not deliver to this country. Please choose another.") }),
    };
    const isAsked = values.country === OTHERS && asked.text !== "" && values.otherCountry === asked.text;
    return isAsked ? { ...errors, otherCountry: asked.question } : errors;
  };

  /** The country as it is charged; undefined when it cannot be read: then the field asks. What is known of countries is loaded now. */
  async function read({ country, otherCountry }: DeliveryValues) {
    if (country !== OTHERS) return { country, otherCountry };
    const { readTypedCountry } = await import("./read-typed-country.ts");
    const found = readTypedCountry(
      otherCountry,
      countries.filter((name) => name !== OTHERS),
    );
    if ("question" in found) {
      setAsked({ text: otherCountry, question: found.question });
      return undefined;
    }
    return countries.includes(found.country)
      ? { country: found.country, otherCountry: "" }
      : { country, otherCountry: found.country };
  }

  /** `read`, for a form that is sent. Undefined: the field that must be filled in has the focus, as the country has fields of its own. */
  async function readInto(form: Pick<DeliveryState, "change" | "focus">, values: DeliveryValues) {
    const place = await read(values);
    const missing = place ? firstMissing({ ...values, ...place }) : "otherCountry";
    if (!missing) return place;
    if (place) form.change(place);
    form.focus(missing);
    return undefined;
  }
  return { check, isServed, readInto };
}
