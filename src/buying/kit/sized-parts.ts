import type { Product } from "../../contract/catalogue.schemas.ts";
import type { SizedPart } from "../../contract/sized-parts.ts";
import { describePart } from "./kit-parts.ts";
import type { SizedPartRow } from "./sized-parts.store.ts";

/** What the size of a part waits for, where it is out; null: nothing that is announced. */
type WaitOf = (part: SizedPartRow, size: string) => SizedPart["sizes"][number]["wait"];

interface PartsInWords {
  readonly kit: Product;
  /** The products of the shop, in the language of the page. */
  readonly products: ReadonlyMap<number, Product>;
  readonly waitOf?: WaitOf;
}

/**
 * The parts of a kit whose sizes are chosen one by one: where it takes its parts, and several of them come in sizes. A part that is not sold
 * alone has no size chart, because its product is not in the shop.
 */
export function sizedParts(
  rows: readonly SizedPartRow[],
  { kit, products, waitOf = () => null }: PartsInWords,
): SizedPart[] {
  if (rows.length < 2) return [];
  return rows.flatMap((row) => {
    const shown = kit.contents[row.position];
    if (!shown || row.takesStock === "packed") return [];
    const product = products.get(row.productId);
    return [
      {
        position: row.position,
        variantId: row.variantId,
        part: describePart({ name: shown.productName, colourName: shown.colourName }),
        sizes: row.sizes.map(({ name, isThere, isReplaced }) => ({
          name,
          inStock: isThere,
          isReplaced,
          wait: isThere ? null : waitOf(row, name),
        })),
        sizeChart: product?.sizeChart ?? null,
        about: product?.specification ?? [],
        usualSize: usualIn(row),
      },
    ];
  });
}

/** What its wearer usually takes, where the kit comes in it. */
export const usualIn = ({ usualSize, sizes }: SizedPartRow): string =>
  sizes.some(({ name }) => name === usualSize) ? usualSize : "";
