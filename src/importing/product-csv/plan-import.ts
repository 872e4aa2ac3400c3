import { skuCodeKeys } from "../../catalogue/sku-code/sku-code.ts";
import type { Problem } from "../product-file/read-table.ts";
import { groupLines, type ProductLines } from "./group-lines.ts";
import type { ProductCsv } from "./parse-product-csv.ts";
import { type PlannedProduct, planProduct } from "./plan-product.ts";
import type { ExistingCatalogue } from "./product-state.ts";
import { skuConflicts } from "./sku-conflicts.ts";

export interface ImportPlan {
  readonly products: readonly PlannedProduct[];
  /** All problems, also those of the products, sorted by line. With any problem, nothing is imported. */
  readonly problems: readonly Problem[];
}

/** Plans what a CSV changes. It writes nothing, and the same CSV and catalogue always give the same plan. */
export function planImport(file: ProductCsv, catalogue: ExistingCatalogue): ImportPlan {
  const { groups, problems } = groupLines(file.lines, catalogue);
  const plan = planGroups(groups, catalogue);
  const ofProducts = withoutUnread(plan.problems, file.problems, groups);
  return {
    ...plan,
    problems: [...file.problems, ...problems, ...ofProducts].sort((one, other) => one.line - other.line),
  };
}

/** A cell of the file that cannot be read is not also missing: its product has no second problem for the column. */
function withoutUnread(
  problems: readonly Problem[],
  ofFile: readonly Problem[],
  groups: readonly ProductLines[],
): Problem[] {
  const starts = groups
    .flatMap(({ lines: [first] }) => first?.line ?? [])
    .toSorted((one, other) => one - other);
  const cellOf = ({ line, column }: Problem) => `${starts.findLast((start) => start <= line)} ${column}`;
  const unread = new Set(ofFile.filter(({ column }) => column !== "").map(cellOf));
  return problems.filter((problem) => !unread.has(cellOf(problem)));
}

/** Plans what these products of a file become. Only these are compared for numbers and slugs that are taken twice. */
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
    const problem = (message: string) => ({ line: first.line, column: "Address", message });
    const owner = catalogue.slugs.get(after.slug);
    const earlier = plannedSlugs.get(after.slug);
    plannedSlugs.set(after.slug, earlier ?? first.line);
    if (owner !== undefined && owner !== after.id)
      return problem(`The address /${after.slug} belongs to another product, category or page.`);
    return earlier === undefined ? [] : problem(`Line ${earlier} takes the address /${after.slug} already.`);
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
