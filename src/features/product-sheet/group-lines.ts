import type { Known } from "./product-state.ts";
import type { Problem, SheetLine } from "./read-sheet.ts";
import { PRODUCT, VARIANT } from "./write-sheet.ts";

/** The lines of one product. */
export interface LinesOfProduct {
  /** Null: the store does not have it yet. */
  readonly productId: number | null;
  readonly lines: readonly SheetLine[];
}

type Named = { readonly productId: number } | { readonly slug: string } | { readonly problem: Problem };

/** Which product a line means: by its number, by its variant's, or by its address; an address that nobody has is a new one's. */
function productOf({ line, cells }: SheetLine, known: Known): Named {
  const wrong = (column: string, says: string) => ({ problem: { line, column, says } });
  const variantId = cells.get(VARIANT) ?? "";
  const ofVariant = /^\d{1,9}$/.test(variantId) ? known.productOfVariant.get(Number(variantId)) : undefined;
  if (variantId && ofVariant === undefined)
    return wrong(VARIANT, `There is no variant ${variantId.slice(0, 20)}.`);
  const productId = cells.get(PRODUCT) ?? "";
  if (productId) {
    if (!/^\d{1,9}$/.test(productId) || !known.productIds.has(Number(productId)))
      return wrong(
        PRODUCT,
        `There is no product ${productId.slice(0, 20)}. Leave the number empty for a new one.`,
      );
    if (ofVariant !== undefined && ofVariant !== Number(productId))
      return wrong(VARIANT, `The variant ${variantId} belongs to product ${ofVariant}.`);
    return { productId: Number(productId) };
  }
  if (ofVariant !== undefined) return { productId: ofVariant };
  const slug = cells.get("Address") ?? "";
  const owner = known.slugs.get(slug);
  if (!slug) return wrong("", "Which product is this? Give its number or its address.");
  if (owner === 0) return wrong("Address", `The address /${slug} belongs to a category.`);
  return owner === undefined ? { slug } : { productId: owner };
}

/** The numbers of the store's products that lines name, each once. */
export const productsNamed = (lines: readonly SheetLine[], known: Known): number[] => [
  ...new Set(
    lines.flatMap((line) => {
      const named = productOf(line, known);
      return "productId" in named ? named.productId : [];
    }),
  ),
];

/** Lines by their products, in the order in which the file names these first. */
export function groupLines(
  lines: readonly SheetLine[],
  known: Known,
): { readonly groups: readonly LinesOfProduct[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const groups = new Map<number | string, { productId: number | null; lines: SheetLine[] }>();
  for (const line of lines) {
    const named = productOf(line, known);
    if ("problem" in named) {
      problems.push(named.problem);
      continue;
    }
    const key = "slug" in named ? named.slug : named.productId;
    const group = groups.get(key) ?? {
      productId: "slug" in named ? null : named.productId,
      lines: [],
    };
    group.lines.push(line);
    groups.set(key, group);
  }
  return { groups: [...groups.values()], problems };
}
