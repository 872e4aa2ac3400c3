import type { StoreSettings } from "../../contract/admin/settings.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { shareOf } from "../../platform/money/money.ts";

/** By how many per cent this person may go below the shop's price of a line; undefined: any. */
export const discountLimitPercent = (
  { supportDiscountLimit }: Pick<StoreSettings, "supportDiscountLimit">,
  { caller }: Pick<StaffCaller, "caller">,
): number | undefined =>
  caller.role === "admin" || supportDiscountLimit === null ? undefined : supportDiscountLimit;

export interface DiscountedLine {
  readonly name: string;
  readonly unitPaise: number;
  /** What the shop asks for so many; what it does not sell has no price to go below. */
  readonly shopPaise: number;
}

/** The price of a line that is further below the shop's than this person may go. Undefined: there is none. */
export function refuseDiscounts(
  lines: readonly DiscountedLine[],
  limitPercent: number | undefined,
): Refusal<"discount_above_limit"> | undefined {
  if (limitPercent === undefined) return undefined;
  const low = lines.find(({ unitPaise, shopPaise }) => unitPaise * 100 < shopPaise * (100 - limitPercent));
  if (!low) return undefined;
  const tenths = shareOf(1_000, low.shopPaise - low.unitPaise, low.shopPaise);
  return refuse(
    "discount_above_limit",
    `The price of ${low.name} is ${tenths / 10}% below the shop's, and support may go ${limitPercent}% below it. Please ask an administrator.`,
  );
}
