import type { LinesOfProduct } from "./group-lines.ts";
import { productColumns } from "./product-columns.ts";
import { type Known, newProduct, newVariant, type ProductState, type VariantState } from "./product-state.ts";
import type { Problem, SheetLine } from "./read-sheet.ts";
import { type SheetColumn, tidied } from "./sheet-column.ts";
import { variantColumns } from "./variant-columns.ts";
import { VARIANT } from "./write-sheet.ts";

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
  /** Null: it is new. */
  readonly before: ProductState | null;
  readonly after: ProductState;
  readonly lines: readonly PlannedLine[];
  readonly problems: readonly Problem[];
}

/** What the lines of one product make of it. */
export function planProduct({ productId, lines }: LinesOfProduct, known: Known): PlannedProduct {
  const problems: Problem[] = [];
  const before = (productId !== null && known.products.get(productId)) || null;
  const start = before ?? newProduct;
  const withTexts = productColumns.reduce((product, column) => {
    const said = saidOnce(column, product, lines, known, problems);
    const isSaid = said && (before || said.cell !== "");
    return isSaid ? taken(column, product, said, known, problems) : product;
  }, start);
  const changes = productColumns.flatMap((column) =>
    changeOf(column, before ? start : undefined, withTexts, known),
  );
  let after = withTexts;
  const seen = new Map<string, number>();
  const planned = lines.map((line, at): PlannedLine => {
    const put = planVariant(line, before, after, known, problems);
    after = put.product;
    if (put.variant) problems.push(...variantProblems(put.variant, line.line, seen));
    return {
      line: line.line,
      isNewVariant: put.isNew,
      colourName: put.variant?.colourName ?? "",
      changes: [...(at === 0 ? changes : []), ...put.changes],
    };
  });
  if (!before) problems.push(...missingOf(after, lines));
  if (after.variants.length > 40)
    problems.push({ line: lines[0]?.line ?? 0, column: "", says: "A product has at most 40 variants." });
  return { before, after, lines: planned, problems: firstOfEachCell(problems) };
}

/** A cell that cannot be read is not also missing. */
function firstOfEachCell(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ line, column }) => {
    const isFirst = !seen.has(`${line} ${column}`);
    seen.add(`${line} ${column}`);
    return isFirst;
  });
}

interface SaidCell {
  readonly line: number;
  readonly cell: string;
}

/**
 * What the lines say in a column that a product has once. A cell that stands as the store has it, and an empty one beside a
 * filled one, say nothing: so one line is enough for a change, and two different changes are a contradiction.
 */
function saidOnce(
  column: SheetColumn<ProductState>,
  product: ProductState,
  lines: readonly SheetLine[],
  known: Known,
  problems: Problem[],
): SaidCell | undefined {
  const cells = lines.flatMap(({ line, cells }) => {
    const cell = cells.get(column.heading);
    return cell === undefined ? [] : [{ line, cell }];
  });
  const filled = cells.filter(({ cell }) => cell !== "");
  const [first] = filled;
  if (!first) return cells[0];
  const present = tidied(column.write(product, known));
  const others = filled.filter(({ cell }) => cell !== present);
  const [other = first] = others;
  const against = others.find(({ cell }) => cell !== other.cell);
  if (against)
    problems.push({
      line: against.line,
      column: column.heading,
      says: `Line ${other.line} says another ${column.heading.toLowerCase()} of the same product.`,
    });
  return other;
}

/** The thing with what a cell says, where it says something else than the store. */
function taken<T>(
  column: SheetColumn<T>,
  of: T,
  { line, cell }: SaidCell,
  known: Known,
  problems: Problem[],
): T {
  if (cell === tidied(column.write(of, known))) return of;
  const read = column.read(cell, of, known);
  if (typeof read !== "string") return read;
  problems.push({ line, column: column.heading, says: read });
  return of;
}

function changeOf<T>(column: SheetColumn<T>, before: T | undefined, after: T, known: Known): FieldChange[] {
  const from = before === undefined ? "" : column.write(before, known);
  const to = column.write(after, known);
  return tidied(from) === tidied(to) ? [] : [{ field: column.heading, from, to }];
}

/** A line puts its variant into the product: the one of its number, of its colour, or a new one at the end. */
function planVariant(
  { line, cells }: SheetLine,
  before: ProductState | null,
  product: ProductState,
  known: Known,
  problems: Problem[],
) {
  const found = variantOf(cells, before);
  const isNamedByColour = found && !cells.get(VARIANT);
  const columns = variantColumns.filter(
    ({ heading }) => cells.has(heading) && !(isNamedByColour && heading === "Colour"),
  );
  if (!found && columns.length === 0) return { product, variant: undefined, isNew: false, changes: [] };
  const start = found ?? newVariant;
  const variant = columns.reduce(
    (each, column) => taken(column, each, { line, cell: cells.get(column.heading) ?? "" }, known, problems),
    start,
  );
  const changes = variantColumns.flatMap((column) => changeOf(column, found, variant, known));
  const variants = found
    ? product.variants.map((each) => (each.id === found.id ? variant : each))
    : [...product.variants, variant];
  return { product: { ...product, variants }, variant, isNew: !found, changes };
}

function variantOf(cells: SheetLine["cells"], before: ProductState | null): VariantState | undefined {
  const number = cells.get(VARIANT);
  const variants = before?.variants ?? [];
  if (number) return variants.find(({ id }) => id === Number(number));
  const colour = cells.get("Colour")?.toLowerCase();
  if (colour === undefined) return variants.length === 1 ? variants[0] : undefined;
  return variants.find(({ colourName }) => colourName.toLowerCase() === colour);
}

/** What does not go together in a variant, or is missing of a new one. `seen`: the lines of the variants so far. */
function variantProblems(variant: VariantState, line: number, seen: Map<string, number>): Problem[] {
  const { id, colourName, webPaise, sellingPaise } = variant;
  const found: Problem[] = [];
  const tell = (column: string, says: string) => found.push({ line, column, says });
  const key = id === null ? `new ${colourName.toLowerCase()}` : String(id);
  const earlier = seen.get(key);
  if (earlier !== undefined) tell("", `Line ${earlier} is about this variant already.`);
  seen.set(key, earlier ?? line);
  if (webPaise === null) tell("Price before", "A new variant needs the price before a reduction.");
  if (sellingPaise === null) tell("Selling price", "A new variant needs a selling price.");
  if (webPaise !== null && sellingPaise !== null && sellingPaise > webPaise)
    tell("Selling price", "The selling price is above the price before the reduction.");
  return found;
}

function missingOf(product: ProductState, lines: readonly SheetLine[]): Problem[] {
  const line = lines[0]?.line ?? 0;
  const needed: [string, boolean, string][] = [
    ["Name", product.name === "", "A new product needs a name."],
    ["Category", product.categoryId === null, "A new product needs a category."],
    ["Weight g", product.packageWeight === null, "A new product needs its weight with package."],
    ["Selling price", product.variants.length === 0, "A new product needs prices."],
  ];
  return needed.flatMap(([column, isMissing, says]) => (isMissing ? { line, column, says } : []));
}
