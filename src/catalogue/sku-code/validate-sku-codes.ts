import { type Refusal, refuse } from "../../contract/errors.ts";
import { gtinProblem } from "./gtin.ts";
import { type SkuCode, skuCodeKeys } from "./sku-code.ts";

interface CodedVariant {
  readonly sizes: readonly string[];
  readonly skuCodes?: readonly SkuCode[] | undefined;
}

/**
 * Checks the numbers of one product's variants as far as that is possible without the database. Undefined when nothing is
 * wrong. Refuses size_unknown (the variant does not have that size).
 */
export function validateSkuCodes(
  variants: readonly CodedVariant[],
): Refusal<"duplicate_entry" | "gtin_invalid" | "size_unknown"> | undefined {
  const seen = new Set<string>();
  for (const { sizes, skuCodes = [] } of variants) {
    const coded = new Set<string>();
    for (const code of skuCodes) {
      if (!(sizes.length > 0 ? sizes.includes(code.size) : code.size === ""))
        return refuse("size_unknown", `${code.size || "No size"} is not one of the variant's sizes.`);
      const problem = code.gtin && gtinProblem(code.gtin);
      if (problem) return refuse("gtin_invalid", problem);
      if (coded.has(code.size)) return refuse("duplicate_entry", "A size has two SKU codes.");
      coded.add(code.size);
      for (const { key, shown } of skuCodeKeys(code)) {
        if (seen.has(key)) return refuse("duplicate_entry", `The ${shown} is used twice.`);
        seen.add(key);
      }
    }
  }
  return undefined;
}
