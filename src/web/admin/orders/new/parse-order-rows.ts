import type { NewOrderRow } from "../../../../contract/admin/staff-orders.ts";
import { belowTitles } from "../../../../platform/csv/below-titles.ts";
import { codeCell } from "../../../../platform/csv/code-cell.ts";
import { readCsv } from "../../../../platform/csv/read-csv.ts";
import { unescapeFormula } from "../../../../platform/csv/write-csv.ts";
import { foldLetters } from "../../../../platform/language/fold-letters.ts";

type Column = Exclude<keyof NewOrderRow, "line" | "ownPrice">;

/** Names of columns in spreadsheets, in lower case and only their letters and digits, without accents. */
const headings: Readonly<Record<Column, RegExp>> = {
  name: /^((full|recipient|employee|contact|ship(ping)?to|ship(ping)?)?name|recipient|person|employee|shipto|empfanger(name)?|mitarbeiter(in)?|(fullt)?navn|mottaker|ansatt)$/,
  email: /^((work|company|customer|contact)?e?mail(address|adresse|id)?|epost(adresse)?)$/,
  phone:
    /^(phone|telephone|tel|mobile|contact|contactno|(phone|mobile|telephone)(no|nr|number)|shippingphone|telefon(nr|nummer)?|handy|mobil(nr|nummer|telefon)?|tlf|tlfnr)$/,
  address:
    /^((delivery|shipping|postal)?(address|street)(line)?1?|streetaddress|addressline1?|strasse(undhausnummer|hausnummer|hausnr)?|(liefer)?(anschrift|adresse)1?|gate(adresse)?|leveringsadresse)$/,
  city: /^((shipping|delivery)?(city|town)|suburb|cityortown|ort|stadt|(post)?sted|by)$/,
  region:
    /^(region|state|province|county|prefecture|emirate|stateorregion|stateprovince|shipping(state|province)|bundesland|kanton|fylke)$/,
  postalCode:
    /^((shipping|delivery)?(postal(code|index)?|postcode|zip|zipcode)|pin|pincode|eircode|plz|postleitzahl|postnr|postnummer)$/,
  country: /^((shipping|delivery)?country(name|code)?|land)$/,
  sku: /^((lineitem)?sku|skucode|articleno|articlenumber|itemno|itemnumber|gtin|ean|art(ikel)?(nr|nummer)|vare(nr|nummer)|artikkel(nr|nummer))$/,
  product: /^(product|productname|item|(lineitem)name|produkt(name|navn)?|artikel|vare(navn)?)$/,
  variant: /^(variant|variante|colour|color|farbe|farge)$/,
  size: /^(size|grosse|groesse|storrelse)$/,
  quantity: /^((lineitem)?(quantity|qty)|pieces|count|amount|menge|anzahl|stuck(zahl)?|antall)$/,
};
/** A person's name in two columns. */
const FIRST_NAME = /^((recipient|employee|shipping)?(first|given)name|forename|vorname|fornavn)$/;
const LAST_NAME =
  /^((recipient|employee|shipping)?(last|family)name|surname|nachname|familienname|etternavn)$/;
/** Further lines of the address, in this order. */
const MORE_ADDRESS =
  /^((delivery|shipping|postal)?(address|street)(line)?([2-4])|(apartment|flat|unit|building|floor|co|careof)|adresszusatz|adresse[2-4]|adresselinje[2-4])$/;
const columns = Object.keys(headings) as Column[];
/** The order of the columns of a list without a heading, and of the template. */
export const orderColumns: readonly Column[] = columns;

const lettersOf = (cell: string): string =>
  foldLetters(cell)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
const columnOf = (cell: string): Column | undefined =>
  columns.find((column) => headings[column].test(lettersOf(cell)));
const isNamePart = (cell: string): boolean =>
  [FIRST_NAME, LAST_NAME].some((part) => part.test(lettersOf(cell)));
const isKnown = (cell: string): boolean => columnOf(cell) !== undefined || isNamePart(cell);

export interface OrderList {
  readonly rows: readonly NewOrderRow[];
  /** Headings of columns with something in them that no order has a place for. */
  readonly unused: readonly string[];
}

/**
 * The rows of a list for new orders. With headings, below a title or not, the columns may be in any order; further lines of an
 * address are added to it.
 */
export function parseOrderRows(text: string): OrderList {
  const rows = belowTitles(readCsv(text).rows, isKnown);
  const head = rows[0]?.cells ?? [];
  const heading = head.map(columnOf);
  // A list without one of them has headings all the same: read by the template, each cell would be something else.
  const hasHeading = head.filter(isKnown).length >= 2 && !head.some((cell) => cell.includes("@"));
  const named = hasHeading ? heading : columns;
  const moreAddress = hasHeading
    ? head.flatMap((cell, at) => (MORE_ADDRESS.test(lettersOf(cell)) ? [at] : []))
    : [];
  const partAt = [FIRST_NAME, LAST_NAME].map((part) => head.findIndex((cell) => part.test(lettersOf(cell))));
  const [firstNameAt = -1, lastNameAt = -1] = partAt;
  // `Name` beside `Vorname` alone is the family name.
  const familyAt = lastNameAt < 0 ? heading.indexOf("name") : lastNameAt;
  const nameParts = hasHeading && firstNameAt >= 0 ? [firstNameAt, familyAt].filter((at) => at >= 0) : [];
  const body = rows.slice(hasHeading ? 1 : 0);
  const isUsed = (at: number) =>
    (heading[at] !== undefined && named.indexOf(heading[at]) === at) ||
    [...moreAddress, ...nameParts].includes(at);
  return {
    rows: body.map(({ line, cells }) => {
      const texts = columns.map((column) => [column, textOf(cells[named.indexOf(column)])] as const);
      const row = Object.fromEntries(texts) as Record<Column, string>;
      const address = [row.address, ...moreAddress.map((at) => textOf(cells[at]))].filter(Boolean).join("\n");
      const parts = nameParts.map((at) => textOf(cells[at])).filter(Boolean);
      const name = parts.length > 0 ? parts.join(" ") : row.name;
      return { ...row, name, address, line };
    }),
    unused: hasHeading
      ? head.filter((cell, at) => cell.trim() && !isUsed(at) && body.some(({ cells }) => cells[at]?.trim()))
      : [],
  };
}

/** Line ends inside a cell are those of an address. */
const textOf = (cell = ""): string =>
  unescapeFormula(cell)
    .split(/\r\n|\r|\n/)
    .map(codeCell)
    .filter(Boolean)
    .join("\n");
