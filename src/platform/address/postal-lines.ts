import { printedFormat } from "./address-format.ts";

/** An address as it is stored. */
export interface PostalAddress {
  readonly recipientName?: string;
  readonly address: string;
  readonly recipientCity: string;
  readonly region: string;
  readonly postalCode?: string | null | undefined;
}

interface PrintOptions {
  /** The two-letter code of its country; undefined where it is not known. */
  readonly code: string | undefined;
  /** The country as the reader knows it, which is the last line. */
  readonly country: string;
  /** On a parcel: what the country's post wants in capitals is in capitals. */
  readonly isLabel?: boolean;
}

/**
 * The lines of an address in the order of its country's post, with the name where it has one. In the letters of China, Japan and
 * Korea it is written as people there do, from the largest part to the name. What the country does not ask for and is there
 * all the same has a line of its own: nothing that was typed is lost.
 */
export function postalLines(
  address: PostalAddress,
  { code, country, isLabel = false }: PrintOptions,
): string[] {
  const known = printedFormat(code);
  if (!known) return [...plainLines(address), country].filter(Boolean);
  const isLocal = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(
    address.address + address.recipientCity + address.region,
  );
  const template = (isLocal ? known.format : (known.latin ?? known.format)).split("%n");
  const values = valuesOf(address, known, isLabel ? (known.capitals ?? "") : "");
  const lines = template.map((line) => fillLine(line, values)).flatMap((line) => line.split("\n"));
  const rest = leftOver(address, template.join(""), country);
  return [...lines, ...rest, country].filter(Boolean);
}

/** As the specification has it: street, then city, region and postcode. */
function plainLines({ recipientName = "", address, recipientCity, region, postalCode }: PostalAddress) {
  const ownRegion = isSame(region, recipientCity) ? "" : region;
  return [
    recipientName,
    ...address.split("\n"),
    [recipientCity, ownRegion, postalCode].filter(Boolean).join(", "),
  ];
}

function valuesOf(
  address: PostalAddress,
  { format, required }: { readonly format: string; readonly required: string },
  capitals: string,
): Readonly<Record<string, string>> {
  const { recipientName = "", recipientCity, region, postalCode } = address;
  // A city that is a region too is written once, such as Berlin, unless the post wants both: New York, New York.
  const isWrittenOnce = format.includes("%C") && !required.includes("S") && isSame(region, recipientCity);
  const values = {
    N: recipientName,
    A: address.address,
    C: recipientCity,
    S: isWrittenOnce ? "" : region,
    Z: postalCode ?? "",
  };
  return Object.fromEntries(
    Object.entries(values).map(([letter, value]) => [
      letter,
      capitals.includes(letter) ? value.toUpperCase() : value,
    ]),
  );
}

/** A line of the format with its values. Of marks between two values the last ones stay; those beside a missing value go. */
function fillLine(line: string, values: Readonly<Record<string, string>>): string {
  let filled = "";
  let mark = "";
  for (const [, letter, text = ""] of line.matchAll(/%(.)|([^%]+)/g)) {
    if (letter === undefined) mark = text;
    else if (values[letter]) {
      filled += `${filled || isSign(mark) ? mark : ""}${values[letter]}`;
      mark = "";
    }
  }
  return filled;
}

/** A sign or a word before the first value is a part of it: the 〒 of Japan, `SINGAPORE 018956`. */
const isSign = (mark: string): boolean => /[^\s,-]/.test(mark);

/** What was typed and the country's format has no place for. */
function leftOver({ recipientCity, region, postalCode }: PostalAddress, format: string, country: string) {
  const isInFormat = (value: string) =>
    isSame(value, country) || format.toLowerCase().includes(value.toLowerCase());
  return [
    format.includes("%C") ||
    isInFormat(recipientCity) ||
    (isSame(recipientCity, region) && format.includes("%S"))
      ? ""
      : recipientCity,
    format.includes("%S") || isSame(region, recipientCity) || isInFormat(region) ? "" : region,
    format.includes("%Z") ? "" : (postalCode ?? ""),
  ];
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
