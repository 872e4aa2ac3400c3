import formats from "./address-formats.json" with { type: "json" };

/** The fields of an address that depend on the country; name, telephone and street are needed everywhere. */
export type PlaceField = "postalCode" | "recipientCity" | "region";

/** What a country calls its postcodes. */
export type PostalName = "PIN Code" | "ZIP Code" | "Postcode" | "Eircode" | "Postal Code";

/** What the part of a country is called that an address has. */
export type RegionName =
  | "Area"
  | "County"
  | "Department"
  | "District"
  | "Emirate"
  | "Island"
  | "Oblast"
  | "Parish"
  | "Prefecture"
  | "Province"
  | "Region"
  | "State";

interface CountryFormat {
  /** `%A` are the lines of the street, `%C` the city, `%S` the region, `%Z` the postcode, `%N` the name, `%n` a new line. */
  readonly format: string;
  /** The same in Latin letters, where it differs. */
  readonly latin?: string;
  /** The letters of the fields that an address must have. */
  readonly required: string;
  /** The letters of the fields that the post wants in capitals. */
  readonly capitals?: string;
  readonly regionName?: string;
  readonly postalName?: string;
  readonly postalPattern?: string;
  readonly postalExample?: string;
}

/** How the addresses of one country are asked for. */
export interface AddressFormat {
  /** The fields that it has, in the order in which its people write them. */
  readonly fields: readonly PlaceField[];
  readonly required: ReadonlySet<PlaceField>;
  readonly regionName: RegionName;
  readonly postalName: PostalName;
  /** Empty where none is known. */
  readonly postalExample: string;
  /** Whether a postcode looks like those of the country; true where they are not known. */
  isPostalCode(text: string): boolean;
}

/** As the specification has it (section 5), for India and for every country of which nothing is known. */
const plain: AddressFormat = {
  fields: ["recipientCity", "region", "postalCode"],
  required: new Set<PlaceField>(["recipientCity", "region"]),
  regionName: "Region",
  postalName: "Postal Code",
  postalExample: "",
  isPostalCode: () => true,
};

/** The format of a country by its two-letter code, as it is printed; undefined where nothing is known. */
export function printedFormat(code: string | undefined): CountryFormat | undefined {
  const all: Readonly<Record<string, CountryFormat>> = formats;
  return code !== undefined && Object.hasOwn(all, code) ? all[code] : undefined;
}

/** The fields of an address in a country, by its two-letter code. Specification 5 for India and where nothing is known. */
export function addressFormat(code: string | undefined): AddressFormat {
  const known = printedFormat(code);
  if (!known || code === undefined) return plain;
  const isPostalCode = postalCheck(known);
  const postal = { postalExample: known.postalExample ?? "", isPostalCode };
  // An Indian PIN code fills the city and the region, so it comes first.
  if (code === "IN")
    return {
      ...plain,
      ...postal,
      fields: ["postalCode", "recipientCity", "region"],
      postalName: "PIN Code",
    };
  const written = known.latin ?? known.format;
  const fields = [...written.matchAll(/%([CSZ])/g)].flatMap(([, letter = ""]) => placeFields[letter] ?? []);
  return {
    ...postal,
    fields,
    required: new Set(fields.filter((field) => isRequired(field, known))),
    regionName: regionNames[known.regionName ?? ""] ?? "Province",
    postalName: postcodeCountries.has(code)
      ? "Postcode"
      : (postalNames[known.postalName ?? ""] ?? "Postal Code"),
  };
}

const placeFields: Readonly<Record<string, PlaceField>> = {
  C: "recipientCity",
  S: "region",
  Z: "postalCode",
};

/** A city is asked for wherever an address has one; the region and the postcode where the country's post needs them. */
const isRequired = (field: PlaceField, { required }: CountryFormat): boolean =>
  field === "recipientCity" || required.includes(field === "region" ? "S" : "Z");

const regionNames: Readonly<Record<string, RegionName>> = {
  area: "Area",
  county: "County",
  department: "Department",
  district: "District",
  do_si: "Province",
  emirate: "Emirate",
  island: "Island",
  oblast: "Oblast",
  parish: "Parish",
  prefecture: "Prefecture",
  region: "Region",
  state: "State",
};

const postalNames: Readonly<Record<string, PostalName>> = {
  eircode: "Eircode",
  pin: "PIN Code",
  zip: "ZIP Code",
};
/** Where English speakers say postcode. */
const postcodeCountries = new Set(["AU", "GB", "GG", "IM", "JE", "MY", "NZ"]);

function postalCheck({ postalPattern }: CountryFormat): (text: string) => boolean {
  if (postalPattern === undefined) return () => true;
  const pattern = new RegExp(`^(?:${postalPattern})$`, "i");
  // Blanks and hyphens stand where the sender likes them, and some write the country's code in front.
  return (text) => {
    const typed = text.trim().replace(/^[A-Z]{1,2}-/i, "");
    return [text.trim(), typed, typed.replace(/[\s-]/g, "")].some((each) => pattern.test(each));
  };
}
