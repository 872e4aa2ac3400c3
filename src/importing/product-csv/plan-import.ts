import { skuCodeKeys } from "../../catalogue/sku-code/sku-code.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { Problem } from "../other-formats/read-table.ts";
import type { ProductLines } from "./group-lines.ts";
import { type PlannedProduct, planProduct } from "./plan-product.ts";
import type { ExistingCatalogue } from "./product-state.ts";
import { skuConflicts } from "./sku-conflicts.ts";

export interface ImportPlan {
  readonly products: readonly PlannedProduct[];
  /** The problems of all products, sorted by line. */
  readonly problems: readonly Problem[];
}

/**
 * Plans what these products of a file become. It writes nothing, and the same lines and catalogue always give the same plan.
 * Only these are compared for numbers and slugs that are taken twice.
 */
export function planGroups(groups: readonly ProductLines[], catalogue: ExistingCatalogue): ImportPlan {
  const products = groups.map((group) => planProduct(group, catalogue));
  const all = [
    ...products.flatMap((product) => product.problems),
    ...slugConflicts(products, catalogue),
    ...skuConflicts(products, catalogue),
  ];
  return { products, problems: all.sort((one, other) => one.line - other.line) };
}

/** A slug may belong to only one product or category, in the store and in the file. */
function slugConflicts(products: readonly PlannedProduct[], catalogue: ExistingCatalogue): Problem[] {
  const plannedSlugs = new Map<string, number>();
  return products.flatMap(({ before, after, lines: [first] }) => {
    if (!first || (before && before.slug === after.slug)) return [];
    const problem = (message: StaffText) => ({ line: first.line, column: "Address", message });
    const owner = catalogue.slugs.get(after.slug);
    const earlier = plannedSlugs.get(after.slug);
    plannedSlugs.set(after.slug, earlier ?? first.line);
    if (owner !== undefined && owner !== after.id)
      return problem(staffText`The address /${after.slug} belongs to another product, category or page.`);
    return earlier === undefined
      ? []
      : problem(staffText`Line ${earlier} takes the address /${after.slug} already.`);
  });
}

/** What only one product of a file may have: the slug that a product takes, and its SKU codes. */
export const uniqueKeys = ({ before, after }: PlannedProduct): string[] => [
  ...(before && before.slug === after.slug ? [] : [`Address /${after.slug}`]),
  ...after.variants.flatMap(({ skuCodes }) => skuCodes.flatMap(skuCodeKeys).map(({ key }) => key)),
];

/**
 * The part of a plan that must be unchanged when the import runs: the products, their versions and every
 * change.
 */
export const planHashInput = ({ products }: ImportPlan): string =>
  JSON.stringify(
    products.flatMap(({ before, lines }) => {
      const changed = lines.filter(({ isNewVariant, changes }) => isNewVariant || changes.length > 0);
      return changed.length ? [[before?.id ?? null, before?.version ?? 0, changed]] : [];
    }),
  );
