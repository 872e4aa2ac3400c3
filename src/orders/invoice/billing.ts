import type { StoreSettings } from "../../contract/admin/settings.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import { countryCodeOf } from "../../platform/country/read-country.ts";
import { sellerAddressOf, sellerNameOf } from "../../platform/settings/settings.ts";
import type { Billing } from "./write-invoice.ts";

/** The seller and the prefix of the numbers, from the present settings. */
export function billingOf(settings: StoreSettings, calendar: Calendar): Billing {
  return {
    seller: {
      name: sellerNameOf(settings),
      address: sellerAddressOf(settings),
      city: settings.sellerCity,
      postalCode: settings.sellerPostalCode,
      phone: settings.sellerPhone,
      countryCode: countryCodeOf(settings.homeCountry) ?? "",
      gstin: settings.sellerGstin ?? undefined,
      vatNumber: settings.sellerVatNumber ?? undefined,
      vatCountries: settings.vatCountries,
      email: settings.supportEmail,
      basisPoints: settings.gstRate,
      hsn: settings.gstHsn ?? "",
    },
    prefix: settings.invoicePrefix,
    calendar,
    languages: settings.languages,
  };
}
