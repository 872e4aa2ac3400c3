import { groupLines } from "./group-lines.ts";
import { type PlannedProduct, planProduct } from "./plan-product.ts";
import type { Known } from "./product-state.ts";
import type { Problem, Sheet } from "./read-sheet.ts";

export interface ImportPlan {
  readonly products: readonly PlannedProduct[];
  /** All of them, those of the products too, by line. Nothing is done while there is one. */
  readonly problems: readonly Problem[];
}

/** What a sheet would make of the store's products: nothing is written, and the same sheet and store give the same plan. */
export function planImport(sheet: Sheet, known: Known): ImportPlan {
  const { groups, problems } = groupLines(sheet.lines, known);
  const products = groups.map((group) => planProduct(group, known));
  const all = [
    ...sheet.problems,
    ...problems,
    ...products.flatMap((product) => product.problems),
    ...takenAddresses(products, known),
  ];
  return { products, problems: all.sort((one, other) => one.line - other.line) };
}

/** An address belongs to one product or category, in the store and in the file. */
function takenAddresses(products: readonly PlannedProduct[], known: Known): Problem[] {
  const wanted = new Map<string, number>();
  return products.flatMap(({ before, after, lines: [first] }) => {
    if (!first || (before && before.slug === after.slug)) return [];
    const tell = (says: string) => ({ line: first.line, column: "Address", says });
    const owner = known.slugs.get(after.slug);
    const earlier = wanted.get(after.slug);
    wanted.set(after.slug, earlier ?? first.line);
    if (owner !== undefined && owner !== after.id)
      return tell(`The address /${after.slug} belongs to another product or category.`);
    return earlier === undefined ? [] : tell(`Line ${earlier} takes the address /${after.slug} already.`);
  });
}

/** What of a plan must still be so when it is carried out: whom it is about, as it stood, and every change to the last sign. */
export const sealedPart = ({ products }: ImportPlan): string =>
  JSON.stringify(
    products.flatMap(({ before, lines }) => {
      const changed = lines.filter(({ isNewVariant, changes }) => isNewVariant || changes.length > 0);
      return changed.length ? [[before?.id ?? null, before?.version ?? 0, changed]] : [];
    }),
  );
