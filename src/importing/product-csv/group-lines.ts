import { skuCodeKeys } from "../../catalogue/sku-code/sku-code.ts";
import type { ProductId } from "../../contract/ids.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { Problem } from "../other-formats/read-table.ts";
import type { CsvLine } from "./parse-product-csv.ts";
import type { ExistingCatalogue } from "./product-state.ts";
import { PRODUCT_ID_HEADING, VARIANT_ID_HEADING } from "./write-product-csv.ts";

/** The CSV lines of one product. */
export interface ProductLines {
  /** Null: a new product. */
  readonly productId: ProductId | null;
  readonly lines: readonly CsvLine[];
}

type LineTarget =
  | { readonly productId: ProductId }
  | { readonly slug: string }
  | { readonly problem: Problem };

/**
 * The product that a line means, by its product id, its variant id or its slug. An unused slug means a new
 * product.
 */
function resolveProduct({ line, cells, identity }: CsvLine, catalogue: ExistingCatalogue): LineTarget {
  const problemIn = (column: string, message: StaffText) => ({ problem: { line, column, message } });
  const variantId = cells.get(VARIANT_ID_HEADING) ?? "";
  const ofVariant = /^\d{1,9}$/.test(variantId)
    ? catalogue.productOfVariant.get(Number(variantId))
    : undefined;
  if (variantId && ofVariant === undefined)
    return problemIn(VARIANT_ID_HEADING, staffText`There is no variant ${variantId.slice(0, 20)}.`);
  const productId = cells.get(PRODUCT_ID_HEADING) ?? "";
  if (productId) {
    if (!/^\d{1,9}$/.test(productId) || !catalogue.productIds.has(Number(productId)))
      return problemIn(
        PRODUCT_ID_HEADING,
        staffText`There is no product ${productId.slice(0, 20)}. Leave the number empty for a new one.`,
      );
    if (ofVariant !== undefined && ofVariant !== Number(productId))
      return problemIn(
        VARIANT_ID_HEADING,
        staffText`The variant ${variantId} belongs to product ${ofVariant}.`,
      );
    return { productId: Number(productId) };
  }
  if (ofVariant !== undefined) return { productId: ofVariant };
  const bySku = identity && ownerOfSkus(identity.skuCodes, catalogue);
  if (bySku !== undefined) return { productId: bySku };
  const slug = cells.get("Address") || identity?.slug || "";
  const owner = catalogue.slugs.get(slug);
  if (!slug) return problemIn("", staffText`Which product is this? Give its number or its address.`);
  if (owner === 0)
    return problemIn("Address", staffText`The address /${slug} belongs to a category or a page.`);
  return owner === undefined ? { slug } : { productId: owner };
}

const ownerOfSkus = (skuCodes: readonly string[], { skuOwners }: ExistingCatalogue): ProductId | undefined =>
  skuCodes
    .flatMap((skuCode) => skuCodeKeys({ skuCode, gtin: "", size: "" }))
    .map(({ key }) => skuOwners.get(key)?.productId)
    .find((productId) => productId !== undefined);

/** Groups the lines by product, in the order in which the file first names the products. */
export function groupLines(
  lines: readonly CsvLine[],
  catalogue: ExistingCatalogue,
): { readonly groups: readonly ProductLines[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const groups = new Map<number | string, { productId: ProductId | null; lines: CsvLine[] }>();
  for (const line of lines) {
    const target = resolveProduct(line, catalogue);
    if ("problem" in target) {
      problems.push(target.problem);
      continue;
    }
    const key = "slug" in target ? target.slug : target.productId;
    const group = groups.get(key) ?? {
      productId: "slug" in target ? null : target.productId,
      lines: [],
    };
    // A new product whose line names no URL path gets the one that its name gave.
    group.lines.push(
      "slug" in target ? { ...line, cells: new Map([...line.cells, ["Address", target.slug]]) } : line,
    );
    groups.set(key, group);
  }
  return { groups: [...groups.values()], problems };
}
