import { type DeliveryArea, servedCountry } from "../../catalogue/shipping/delivery-country.ts";
import type { ClaimDelivery } from "../../contract/claims.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import { englishCountryName } from "../../platform/country/country-names.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { type CheckoutRequest, readCheckout, withKnownCountries } from "../checkout/checkout-request.ts";
import type { FoundClaimLink } from "./link/claim-link.store.ts";

/** Where a kit can be picked up. Null: the member has no office, or its address or country is not known. */
export const officeOf = ({ officeName, officeAddress, countryCode }: FoundClaimLink) =>
  officeName && officeAddress && countryCode ? { name: officeName, address: officeAddress } : null;

/** The delivery of a claim as that of a checkout. An office's door has no home address. */
export function readClaimDelivery(
  delivery: ClaimDelivery,
  link: FoundClaimLink,
  { area, currencyCode }: { readonly area: DeliveryArea; readonly currencyCode: string },
):
  | CheckoutRequest
  | Refusal<"address_missing" | "country_not_served" | "country_unknown" | "office_unknown"> {
  const plain = { userId: 0, currencyCode };
  if (delivery.to === "address") {
    const read = readCheckout(
      { ...plain, deliveryAddress: [{ ...delivery.address, isBilling: false }] },
      true,
    );
    if (isRefusal(read)) return refuse("address_missing", read.detail);
    return withKnownCountries(read, area);
  }
  const office = officeOf(link);
  if (!office) return refuse("office_unknown", "This kit cannot be picked up at an office.");
  const country = servedCountry(englishCountryName(link.countryCode ?? ""), area);
  if (isRefusal(country)) return country;
  const recipientName = toSingleLine(delivery.recipientName);
  const recipientPhone = toSingleLine(delivery.recipientPhone);
  if (!recipientName || !recipientPhone) return refuse("address_missing", "A name and a number are needed.");
  return {
    delivery: {
      recipientName,
      recipientPhone,
      address: office.address,
      recipientCity: office.name,
      region: "",
      country,
    },
    billing: undefined,
    officeId: 0,
    couponCode: "",
    currencyCode,
    giftNote: undefined,
  };
}
