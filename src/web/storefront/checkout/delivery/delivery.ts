import type { ServiceLocation } from "../../../../contract/catalogue.schemas.ts";
import type { DeliveryAddress } from "../../../../contract/checkout.schemas.ts";
import type { SavedAddress } from "../../../../contract/saved-addresses.ts";
import { t } from "../../../language/t.ts";
import type { FieldErrors, Values } from "../../form/use-form.ts";
import { OTHERS } from "../../wording/others.ts";

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

export const deliveryLabels = () => ({
  recipientName: t("Full Name"),
  recipientPhone: t("Contact"),
  address: t("Address"),
  region: t("Region"),
  recipientCity: t("City"),
  otherCountry: t("Name of the country"),
  officeId: t("Office"),
});

const required = ["recipientName", "recipientPhone", "address", "recipientCity", "region"] as const;

/** Specification 5: all but the postal code is required; for Others the name, and for company billing an office. */
export function deliveryErrors(values: DeliveryValues): FieldErrors<DeliveryField> {
  const errors: Partial<Record<DeliveryField, string>> = {};
  const phrases = fieldPhrases();
  for (const name of required) {
    if (!values[name].trim()) errors[name] = t("Please enter {name}.", { name: phrases[name] });
  }
  if (values.country === OTHERS && !values.otherCountry.trim())
    errors.otherCountry = t("Please enter the country.");
  if (values.isBilledToOffice === "on" && values.officeId === NO_OFFICE)
    errors.officeId = t("Please choose an office.");
  return errors;
}

const fieldPhrases = () => ({
  recipientName: t("the full name"),
  recipientPhone: t("a contact number"),
  address: t("the address"),
  region: t("the region"),
  recipientCity: t("the city"),
});

/** The names of the countries, then Others; the home country if there is no list. The rest of the world is not a choice. */
export function countryChoices(locations: readonly ServiceLocation[], homeCountry: string): string[] {
  const names = locations.filter((location) => !location.isRestOfWorld).map((location) => location.name);
  return [...(names.length > 0 || !homeCountry ? names : [homeCountry]), OTHERS];
}

export const deliveryCountry = (values: DeliveryValues): string =>
  values.country === OTHERS ? values.otherCountry.trim() : values.country;

/** The gift of the checkout payload; undefined: the order is not a gift. */
export const giftOf = (values: DeliveryValues) =>
  values.isGift === "on" ? { note: values.giftNote.trim() } : undefined;

/** The id of the billing office; 0 if none. */
export const billingOfficeId = (values: DeliveryValues): number =>
  values.isBilledToOffice === "on" ? Number(values.officeId) : 0;

export const toDeliveryAddress = (values: DeliveryValues): DeliveryAddress => ({
  id: 0,
  recipientName: values.recipientName.trim(),
  recipientPhone: values.recipientPhone.trim(),
  address: addressLines(values.address),
  region: values.region.trim(),
  recipientCity: values.recipientCity.trim(),
  postalCode: values.postalCode.trim(),
  country: deliveryCountry(values),
  isBilling: false,
});

/** The lines of an address that is typed or pasted, without those that are blank. */
export const addressLines = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");

/** The form values of a saved address; a country that is not listed becomes Others. The address stays saved. */
export function fromSavedAddress(
  { savedAddressId: _, country, ...fields }: SavedAddress,
  countries: readonly string[],
): Partial<Record<DeliveryField, string>> {
  const isListed = countries.includes(country);
  return {
    ...fields,
    country: isListed ? country : OTHERS,
    otherCountry: isListed ? "" : country,
    rememberAddress: "on",
  };
}
