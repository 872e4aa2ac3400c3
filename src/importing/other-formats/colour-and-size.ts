import type { OtherField } from "../../contract/admin/import-fields.ts";
import { firstFilled, type OtherRow } from "./other-row.ts";

const options: readonly (readonly [name: OtherField, value: OtherField])[] = [
  ["Option 1 name", "Option 1"],
  ["Option 2 name", "Option 2"],
  ["Option 3 name", "Option 3"],
];
const SIZE = /\b(?:sizes?|größe|taille|talla)$/i;
const COLOUR = /^(?:colou?rs?|farbe|couleur)$/i;
/** What Shopify writes for a product without options. */
const NO_OPTION = "default title";

/** The options of a product by their names, which only its first line may have. */
export function colourAndSizeOf(product: readonly OtherRow[]) {
  const names = options.map(([name]) => firstFilled(product, name));
  return (row: OtherRow): { readonly colour: string; readonly size: string } => {
    const given = options.flatMap(([, value], at) => {
      const text = row.get(value);
      return text === "" || text.toLowerCase() === NO_OPTION ? [] : [{ name: names[at] ?? "", text }];
    });
    const size = row.get("Size") || (given.find(({ name }) => SIZE.test(name))?.text ?? "");
    const rest = given.filter(({ name }) => !SIZE.test(name));
    const colours = rest.filter(({ name }) => COLOUR.test(name));
    const others = rest.filter(({ name }) => !COLOUR.test(name));
    // A product varies by colour and size here, so any other option is a part of the colour's name.
    const colour = [row.get("Colour"), ...[...colours, ...others].map(({ text }) => text)];
    return { colour: colour.filter(Boolean).join(", "), size };
  };
}
