import type { ServiceLocation } from "../../../contract/catalog.schemas.ts";
import type { DeliveryAddress } from "../../../contract/checkout.schemas.ts";
import type { SavedAddress } from "../../../contract/saved-addresses.ts";
import { DEFAULT_COUNTRY } from "../../../features/shipping/shipping.ts";
import type { FieldErrors, Values } from "../form/use-form.ts";

export const OTHERS = "Others";
/** Chosen in the office list as long as no office is (specification 5). */
export const NO_OFFICE = "0";

/**
 * What the form holds, in the order of the page; `isSaved`, `isBilled` and `isKept` (for the next order) are 'on' or ''.
 * Nothing is kept for later unless it is asked for.
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
  isBilled: "",
  officeId: NO_OFFICE,
  isKept: "",
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

/** Specification 5: all but the postal code is needed; with Others its name, and when billed to a company an office. */
export function deliveryErrors(values: DeliveryValues): FieldErrors<DeliveryField> {
  const errors: Partial<Record<DeliveryField, string>> = {};
  for (const name of required) {
    if (!values[name].trim()) errors[name] = `Please enter ${sentenceNames[name]}.`;
  }
  if (values.country === OTHERS && !values.otherCountry.trim())
    errors.otherCountry = "Please enter the country.";
  if (values.isBilled === "on" && values.officeId === NO_OFFICE) errors.officeId = "Please choose an office.";
  return errors;
}

const sentenceNames = {
  recipientName: "the full name",
  recipientPhone: "a contact number",
  address: "the address",
  region: "the region",
  recipientCity: "the city",
} as const;

/** The countries by name, and Others; without a list there is still India. The rest of the world has no name. */
export function countryChoices(locations: readonly ServiceLocation[]): string[] {
  const names = locations.filter((location) => !location.isRestOfWorld).map((location) => location.name);
  return [...(names.length > 0 ? names : [DEFAULT_COUNTRY]), OTHERS];
}

export const countryOf = (values: DeliveryValues): string =>
  values.country === OTHERS ? values.otherCountry.trim() : values.country;

/** 0: not billed to an office. */
export const officeOf = (values: DeliveryValues): number =>
  values.isBilled === "on" ? Number(values.officeId) : 0;

export const addressOf = (values: DeliveryValues): DeliveryAddress => ({
  id: 0,
  recipientName: values.recipientName.trim(),
  recipientPhone: values.recipientPhone.trim(),
  address: values.address.trim(),
  region: values.region.trim(),
  recipientCity: values.recipientCity.trim(),
  postalCode: values.postalCode.trim(),
  country: countryOf(values),
  isBilling: false,
});

/** A saved address as the form holds it: a country that is not listed is one of the Others. It is kept on. */
export function fromSaved(
  { savedAddressId: _, country, ...words }: SavedAddress,
  countries: readonly string[],
): Partial<Record<DeliveryField, string>> {
  const isListed = countries.includes(country);
  return {
    ...words,
    country: isListed ? country : OTHERS,
    otherCountry: isListed ? "" : country,
    isKept: "on",
  };
}
