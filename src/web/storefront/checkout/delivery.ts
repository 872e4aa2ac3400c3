import type { ServiceLocation } from "../../../contract/catalog.schemas.ts";
import type { DeliveryAddress } from "../../../contract/checkout.schemas.ts";
import type { SavedAddress } from "../../../contract/saved-addresses.ts";
import { DEFAULT_COUNTRY } from "../../../features/shipping/shipping.ts";
import type { FieldErrors, Values } from "../form/use-form.ts";

export const OTHERS = "Others";
/** The value of the office list before an office is chosen (specification 5). */
export const NO_OFFICE = "0";

/**
 * The initial values of the form, in the order of the page. `isBilledToOffice`,
 * `rememberAddress` (save the address for the next order) and `isSaved` (Save Address was pressed) are 'on' or ''.
 */
export const blankDelivery = {
  country: DEFAULT_COUNTRY,
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
  isSaved: "",
};
export type DeliveryField = keyof typeof blankDelivery;
export type DeliveryValues = Values<DeliveryField>;

export const deliveryLabels = {
  recipientName: "Full Name",
  recipientPhone: "Contact",
  address: "Address",
  region: "Region",
  recipientCity: "City",
  otherCountry: "Name of the country",
  officeId: "Office",
} as const;

const required = ["recipientName", "recipientPhone", "address", "recipientCity", "region"] as const;

/** Specification 5: all but the postal code is required; for Others the name, and for company billing an office. */
export function deliveryErrors(values: DeliveryValues): FieldErrors<DeliveryField> {
  const errors: Partial<Record<DeliveryField, string>> = {};
  for (const name of required) {
    if (!values[name].trim()) errors[name] = `Please enter ${fieldPhrases[name]}.`;
  }
  if (values.country === OTHERS && !values.otherCountry.trim())
    errors.otherCountry = "Please enter the country.";
  if (values.isBilledToOffice === "on" && values.officeId === NO_OFFICE)
    errors.officeId = "Please choose an office.";
  return errors;
}

const fieldPhrases = {
  recipientName: "the full name",
  recipientPhone: "a contact number",
  address: "the address",
  region: "the region",
  recipientCity: "the city",
} as const;

/** The names of the countries, then Others; India if there is no list. The rest of the world is not a choice. */
export function countryChoices(locations: readonly ServiceLocation[]): string[] {
  const names = locations.filter((location) => !location.isRestOfWorld).map((location) => location.name);
  return [...(names.length > 0 ? names : [DEFAULT_COUNTRY]), OTHERS];
}

export const deliveryCountry = (values: DeliveryValues): string =>
  values.country === OTHERS ? values.otherCountry.trim() : values.country;

/** The id of the billing office; 0 if none. */
export const billingOfficeId = (values: DeliveryValues): number =>
  values.isBilledToOffice === "on" ? Number(values.officeId) : 0;

export const toDeliveryAddress = (values: DeliveryValues): DeliveryAddress => ({
  id: 0,
  recipientName: values.recipientName.trim(),
  recipientPhone: values.recipientPhone.trim(),
  address: values.address.trim(),
  region: values.region.trim(),
  recipientCity: values.recipientCity.trim(),
  postalCode: values.postalCode.trim(),
  country: deliveryCountry(values),
  isBilling: false,
});

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
