import { languageOfField } from "../../contract/admin/import-fields.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { Problem } from "../other-formats/read-table.ts";
import { normalised } from "../other-formats/read-table.ts";
import type { CsvColumn } from "./csv-column.ts";
import type { ProductLines } from "./group-lines.ts";
import type { CsvLine } from "./parse-product-csv.ts";
import { IN_THE_SHOP, productColumns } from "./product-columns.ts";
import {
  type ExistingCatalogue,
  emptyVariant,
  type ProductState,
  type VariantState,
} from "./product-state.ts";
import { variantColumns } from "./variant-columns.ts";
import { volumePriceProblems } from "./volume-price-column.ts";
import { VARIANT_ID_HEADING } from "./write-product-csv.ts";

export interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

export interface PlannedLine {
  readonly line: number;
  readonly isNewVariant: boolean;
  readonly colourName: string;
  readonly changes: readonly FieldChange[];
}

export interface PlannedProduct {
  /** Null: a new product. */
  readonly before: ProductState | null;
  readonly after: ProductState;
  readonly lines: readonly PlannedLine[];
  readonly problems: readonly Problem[];
}

/** Plans how the lines of one product change it. */
export function planProduct(
  { productId, lines }: ProductLines,
  catalogue: ExistingCatalogue,
): PlannedProduct {
  const problems: Problem[] = [];
  const before = (productId !== null && catalogue.products.get(productId)) || null;
  const start = before ?? catalogue.newProduct;
  const languages = languagesOf(lines);
  const columns = productColumns(languages);
  const withProductFields = columns.reduce((product, column) => {
    if (!before && column.heading === IN_THE_SHOP && catalogue.decidesPublication) return product;
    const cellValue = productCell(column, product, lines, catalogue, problems);
    const isGiven = cellValue && (before || cellValue.cell !== "");
    return isGiven ? applyCell(column, product, cellValue, catalogue, problems) : product;
  }, start);
  const changes = columns.flatMap((column) =>
    fieldChange(column, before ? start : undefined, withProductFields, catalogue),
  );
  let after = withProductFields;
  const seen = new Map<string, number>();
  const planned = lines.map((line, at): PlannedLine => {
    const plannedVariant = planVariant(line, before, after, catalogue, problems);
    after = plannedVariant.product;
    if (plannedVariant.variant) problems.push(...variantProblems(plannedVariant.variant, line.line, seen));
    return {
      line: line.line,
      isNewVariant: plannedVariant.isNew,
      colourName: plannedVariant.variant?.colourName ?? "",
      changes: [...(at === 0 ? changes : []), ...plannedVariant.changes],
    };
  });
  if (!before) problems.push(...missingFields(after, lines));
  problems.push(...volumePriceProblems(after, lines[0]?.line ?? 0));
  if (after.variants.length > 40)
    problems.push({
      line: lines[0]?.line ?? 0,
      column: "",
      message: staffText`A product has at most 40 variants.`,
    });
  return { before, after, lines: planned, problems: firstOfEachCell(problems) };
}

/** The languages that these lines have columns of. */
const languagesOf = (lines: readonly CsvLine[]): string[] => [
  ...new Set(
    lines.flatMap(({ cells }) => [...cells.keys()].flatMap((field) => languageOfField(field) ?? [])),
  ),
];

/**
 * Keeps the first problem of each cell, because a cell that cannot be parsed would also be reported as
 * missing.
 */
function firstOfEachCell(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ line, column }) => {
    const isFirst = !seen.has(`${line} ${column}`);
    seen.add(`${line} ${column}`);
    return isFirst;
  });
}

interface CellValue {
  readonly line: number;
  readonly cell: string;
}

/**
 * The cell for a column that belongs to the product, not to a variant. A cell that equals the stored value is
 * ignored, and so is an empty cell when another line has a value. So a change on one line is enough, and two
 * different changes are a problem.
 */
function productCell(
  column: CsvColumn<ProductState>,
  product: ProductState,
  lines: readonly CsvLine[],
  catalogue: ExistingCatalogue,
  problems: Problem[],
): CellValue | undefined {
  const cells = lines.flatMap(({ line, cells }) => {
    const cell = cells.get(column.heading);
    return cell === undefined ? [] : [{ line, cell }];
  });
  const filled = cells.filter(({ cell }) => cell !== "");
  const [first] = filled;
  if (!first) return cells[0];
  const present = normalised(column.write(product, catalogue));
  const others = filled.filter(({ cell }) => cell !== present);
  const [other = first] = others;
  const contradiction = others.find(({ cell }) => cell !== other.cell);
  if (contradiction)
    problems.push({
      line: contradiction.line,
      column: column.heading,
      message: staffText`Line ${other.line} says another ${column.heading.toLowerCase()} of the same product.`,
    });
  return other;
}

/**
 * Returns the product or variant with the value of a cell. A cell that equals the stored value changes
 * nothing.
 */
function applyCell<T extends object>(
  column: CsvColumn<T>,
  of: T,
  { line, cell }: CellValue,
  catalogue: ExistingCatalogue,
  problems: Problem[],
): T {
  if (cell === normalised(column.write(of, catalogue))) return of;
  const read = column.read(cell, of, catalogue);
  if (typeof read !== "string") return read;
  problems.push({ line, column: column.heading, message: read });
  return of;
}

function fieldChange<T>(
  column: CsvColumn<T>,
  before: T | undefined,
  after: T,
  catalogue: ExistingCatalogue,
): FieldChange[] {
  const from = before === undefined ? "" : column.write(before, catalogue);
  const to = column.write(after, catalogue);
  return normalised(from) === normalised(to) ? [] : [{ field: column.heading, from, to }];
}

/**
 * Applies a line to its variant, found by variant id or by colour. An unknown one becomes a new variant at
 * the end.
 */
function planVariant(
  { line, cells }: CsvLine,
  before: ProductState | null,
  product: ProductState,
  catalogue: ExistingCatalogue,
  problems: Problem[],
) {
  const found = findVariant(cells, before);
  const isNamedByColour = found && !cells.get(VARIANT_ID_HEADING);
  const all = variantColumns(languagesOf([{ line, cells }]));
  const columns = all.filter(
    ({ heading }) => cells.has(heading) && !(isNamedByColour && heading === "Colour"),
  );
  if (!found && columns.length === 0) return { product, variant: undefined, isNew: false, changes: [] };
  const start = found ?? emptyVariant;
  const read = columns.reduce(
    (each, column) =>
      applyCell(column, each, { line, cell: cells.get(column.heading) ?? "" }, catalogue, problems),
    start,
  );
  const variant = found ? read : withPriceBefore(read);
  const changes = all.flatMap((column) => fieldChange(column, found, variant, catalogue));
  const variants = found
    ? product.variants.map((each) => (each.id === found.id ? variant : each))
    : [...product.variants, variant];
  return { product: { ...product, variants }, variant, isNew: !found, changes };
}

/** A new variant that names no price before a reduction is not reduced. */
const withPriceBefore = (variant: VariantState): VariantState => ({
  ...variant,
  webPaise: variant.webPaise ?? variant.sellingPaise,
});

function findVariant(cells: CsvLine["cells"], before: ProductState | null): VariantState | undefined {
  const number = cells.get(VARIANT_ID_HEADING);
  const variants = before?.variants ?? [];
  if (number) return variants.find(({ id }) => id === Number(number));
  const colour = cells.get("Colour")?.toLowerCase();
  if (colour === undefined) return variants.length === 1 ? variants[0] : undefined;
  return variants.find(({ colourName }) => colourName.toLowerCase() === colour);
}

/**
 * Values of a variant that contradict each other or are missing. `seen` has the lines of the variants so far.
 */
function variantProblems(variant: VariantState, line: number, seen: Map<string, number>): Problem[] {
  const { id, colourName, webPaise, sellingPaise } = variant;
  const found: Problem[] = [];
  const report = (column: string, message: StaffText) => found.push({ line, column, message: message });
  const key = id === null ? `new ${colourName.toLowerCase()}` : String(id);
  const earlier = seen.get(key);
  if (earlier !== undefined) report("", staffText`Line ${earlier} is about this variant already.`);
  seen.set(key, earlier ?? line);
  if (sellingPaise === null) report("Selling price", staffText`A new variant needs a selling price.`);
  if (webPaise !== null && sellingPaise !== null && sellingPaise > webPaise)
    report("Selling price", staffText`The selling price is above the price before the reduction.`);
  return found;
}

function missingFields(product: ProductState, lines: readonly CsvLine[]): Problem[] {
  const line = lines[0]?.line ?? 0;
  const needed: [string, boolean, StaffText][] = [
    ["Name", product.name === "", staffText`A new product needs a name.`],
    ["Category", product.categoryId === null, staffText`A new product needs a category.`],
    ["Weight g", product.packageWeight === null, staffText`A new product needs its weight with package.`],
    ["Selling price", product.variants.length === 0, staffText`A new product needs prices.`],
  ];
  return needed.flatMap(([column, isMissing, message]) => (isMissing ? { line, column, message } : []));
}
