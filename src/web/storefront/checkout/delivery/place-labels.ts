import type {
  AddressFormat,
  PlaceField,
  PostalName,
  RegionName,
} from "../../../../platform/address/address-format.ts";
import { t } from "../../../../platform/language/t.ts";

/** What the fields of a place are called in a country. */
export const placeLabels = ({
  regionName,
  postalName,
}: AddressFormat): Readonly<Record<PlaceField, string>> => ({
  recipientCity: t("City"),
  region: regionLabels()[regionName],
  postalCode: postalLabels()[postalName],
});

const regionLabels = (): Readonly<Record<RegionName, string>> => ({
  Area: t("Area"),
  County: t("County"),
  Department: t("Department"),
  District: t("District"),
  Emirate: t("Emirate"),
  Island: t("Island"),
  Oblast: t("Oblast"),
  Parish: t("Parish"),
  Prefecture: t("Prefecture"),
  Province: t("Province"),
  Region: t("Region"),
  State: t("State"),
});

const postalLabels = (): Readonly<Record<PostalName, string>> => ({
  Eircode: t("Eircode"),
  "PIN Code": t("PIN Code"),
  "Postal Code": t("Postal Code"),
  Postcode: t("Postcode"),
  "ZIP Code": t("ZIP Code"),
});
