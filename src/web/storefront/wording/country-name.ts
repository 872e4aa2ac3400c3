import { t } from "../../../platform/language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { OTHERS } from "./others.ts";

/**
 * How a country is called in the language of the page. The server sends the names, because two browsers may not know the same.
 */
export function useCountryName(): (country: string) => string {
  const { countryNames = {} } = useStoreData();
  return (country) => (country === OTHERS ? t("Others") : (countryNames[country] ?? country));
}
