import type { ServiceLocation } from "../../../../contract/catalogue.schemas.ts";
import type { DeliveryAddress } from "../../../../contract/checkout.schemas.ts";
import type { SavedAddress } from "../../../../contract/saved-addresses.ts";
import {
  type AddressFormat,
  addressFormat,
  type PlaceField,
} from "../../../../platform/address/address-format.ts";
import { countryCode } from "../../../../platform/country/country-code.ts";
import { t } from "../../../../platform/language/t.ts";
import type { FieldErrors, Values } from "../../form/use-form.ts";
import { OTHERS } from "../../wording/others.ts";
import { placeLabels } from "./place-labels.ts";

/** The value of the office list before an office is chosen (specification 5). */
export const NO_OFFICE = "0";

/**
 * The initial values of the form, in the order of the page; the country is chosen by `blankDeliveryTo`. `isBilledToOffice`,
 * `rememberAddress` (save the address for the next order), `isGift` and `isSaved` (Save Address was pressed) are 'on' or ''.
 */
export const blankDelivery = {
  country: "",
  otherCountry: "",
  recipientName: "",
  recipientPhone: "",
  address: "",
  recipientCity: "",
  region: "",
  postalCode: "",
  isBilledToOffice: "",
  officeId: NO_OFFICE,
  rememberAddress: "",
  isGift: "",
  giftNote: "",
  isSaved: "",
};
/** The initial values of a store whose first choice is this country (specification 5: India in the demo). */
export const blankDeliveryTo = (countries: readonly string[], homeCountry: string) => ({
  ...blankDelivery,
  country: countries.includes(homeCountry) ? homeCountry : (countries[0] ?? OTHERS),
});
export type DeliveryField = keyof typeof blankDelivery;
export type DeliveryValues = Values<DeliveryField>;

/** How addresses are asked for in the country that is chosen. */
export const formatOf = (values: Pick<DeliveryValues, "country" | "otherCountry">): AddressFormat =>
  addressFormat(countryCode(deliveryCountry(values)));

export const deliveryLabels = (values: DeliveryValues) => ({
  recipientName: t("Full Name"),
  recipientPhone: t("Contact"),
  address: t("Address"),
  ...placeLabels(formatOf(values)),
  otherCountry: t("Name of the country"),
  officeId: t("Office"),
});

const required = ["recipientName", "recipientPhone", "address"] as const;

/**
 * Specification 5: all but the postal code is required; for Others the name, and for company billing an office. A country of
 * which the store knows how addresses are written has its own fields, and asks for its postcode where its post needs one.
 */
export function deliveryErrors(values: DeliveryValues): FieldErrors<DeliveryField> {
  const errors: Partial<Record<DeliveryField, string>> = {};
  const phrases = fieldPhrases();
  for (const name of required) {
    if (!values[name].trim()) errors[name] = t("Please enter {name}.", { name: phrases[name] });
  }
  const format = formatOf(values);
  for (const name of format.fields) {
    if (format.required.has(name) && !values[name].trim())
      errors[name] = t("{label} is missing.", { label: placeLabels(format)[name] });
  }
  if (values.country === OTHERS && !values.otherCountry.trim())
    errors.otherCountry = t("Please enter the country.");
  if (values.isBilledToOffice === "on" && values.officeId === NO_OFFICE)
    errors.officeId = t("Please choose an office.");
  return errors;
}

/** The first field that is missing or wrong, in the order of the page. */
export function firstMissing(values: DeliveryValues): DeliveryField | undefined {
  const errors = deliveryErrors(values);
  return (Object.keys(blankDelivery) as DeliveryField[]).find((name) => errors[name]);
}

const fieldPhrases = () => ({
  recipientName: t("the full name"),
  recipientPhone: t("a contact number"),
  address: t("the address"),
});

/**
 * The names of the countries, then Others unless the store delivers to those alone; the home country if there is no list. The rest
 * of the world is not a choice.
 */
export function countryChoices(
  locations: readonly ServiceLocation[],
  homeCountry: string,
  onlyListed?: boolean,
): string[] {
  const names = locations.filter((location) => !location.isRestOfWorld).map((location) => location.name);
  if (onlyListed && names.length > 0) return names;
  return [...(names.length > 0 || !homeCountry ? names : [homeCountry]), OTHERS];
}

export const deliveryCountry = (values: Pick<DeliveryValues, "country" | "otherCountry">): string =>
  values.country === OTHERS ? values.otherCountry.trim() : values.country;

/** The gift of the checkout payload; undefined: the order is not a gift. */
export const giftOf = (values: DeliveryValues) =>
  values.isGift === "on" ? { note: values.giftNote.trim() } : undefined;

/** The id of the billing office; 0 if none. */
export const billingOfficeId = (values: DeliveryValues): number =>
  values.isBilledToOffice === "on" ? Number(values.officeId) : 0;

/** A field that the country does not have is empty, whatever was typed for another country. */
export const toDeliveryAddress = (values: DeliveryValues): DeliveryAddress => ({
  id: 0,
  recipientName: values.recipientName.trim(),
  recipientPhone: values.recipientPhone.trim(),
  address: addressLines(values.address),
  ...placeOf(values),
  country: deliveryCountry(values),
  isBilling: false,
});

/** A country that is one city, or whose emirates are, has no other city. */
function placeOf(values: DeliveryValues) {
  const { fields } = formatOf(values);
  const typed = (name: PlaceField) => (fields.includes(name) ? values[name].trim() : "");
  const region = typed("region");
  return {
    region,
    recipientCity: typed("recipientCity") || region || deliveryCountry(values),
    postalCode: typed("postalCode"),
  };
}

/** The lines of an address that is typed or pasted, without those that are blank. */
export const addressLines = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");

/**
 * The form values of a saved address; a country that is not listed becomes Others, or where there are none stays as it is, for the
 * form to say that it is not delivered to. The address stays saved.
 */
export function fromSavedAddress(
  { savedAddressId: _, country, ...fields }: SavedAddress,
  countries: readonly string[],
): Partial<Record<DeliveryField, string>> {
  const isListed = countries.includes(country);
  return {
    ...fields,
    ...(isListed || !countries.includes(OTHERS)
      ? { country, otherCountry: "" }
      : { country: OTHERS, otherCountry: country }),
    rememberAddress: "on",
  };
}
