import { type Refusal, refuse } from "../../contract/errors.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { isUniqueViolation } from "../../platform/db/unique-violation.ts";

/** The sentence that names a number another product has. */
export const skuTakenMessage = (number: string, productName: string): StaffText =>
  staffText`The ${number} belongs to ${productName} already.`;

/**
 * Two people may save the same number at the same moment: the database accepts only one. Returns sku_taken for the
 * error of the other one; undefined for other errors.
 */
export const skuTakenOnWrite = (error: unknown): Refusal<"sku_taken"> | undefined =>
  isUniqueViolation(error, "sku_codes_sku_code") || isUniqueViolation(error, "sku_codes_gtin")
    ? refuse("sku_taken", "Another product has one of the SKU codes or GTINs already. Nothing was changed.")
    : undefined;
