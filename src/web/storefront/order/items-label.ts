import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../../platform/language/t.ts";

/** 'Everyday Mug and 2 more' */
export function itemsLabel({ items, isSwag }: Pick<OrderRow, "isSwag" | "items">): string {
  const [first, ...others] = items;
  if (!first) return isSwag ? t("Welcome kit") : t("Your order");
  const name = first.qty > 1 ? `${first.qty} × ${first.productName}` : first.productName;
  const count = others.length;
  return count > 0
    ? t("{count, plural, one {{name} and # more} other {{name} and # more}}", { name, count })
    : name;
}
