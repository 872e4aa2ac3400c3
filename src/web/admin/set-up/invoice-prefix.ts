/** What says only of which kind a company is: no part of its initials. */
const LEGAL_FORMS = new Set(
  "ag bv co corp corporation gbr gmbh inc incorporated kg limited llc llp ltd mbh nv ohg plc private pvt sa sarl se srl ug".split(
    " ",
  ),
);
const MAX_LETTERS = 4;

/**
 * What the numbers of a company's invoices begin with, for a start: its initials (`Nordlicht Werkzeuge GmbH` gives `NW`), of one
 * word its first two letters. Undefined for a name that has none from A to Z.
 */
export function invoicePrefixOf(companyName: string): string | undefined {
  const words = companyName
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[.'’]/g, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const named = words.filter((word) => !LEGAL_FORMS.has(word));
  const [first = "", ...others] = named.length > 0 ? named : words;
  const letters =
    others.length > 0 ? [first, ...others].map(([letter]) => letter).join("") : first.slice(0, 2);
  return letters.slice(0, MAX_LETTERS).toUpperCase() || undefined;
}
