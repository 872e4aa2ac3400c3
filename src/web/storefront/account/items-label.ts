import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../language/t.ts";

/** 'Everyday Mug and 2 more' */
export function itemsLabel({ items, isSwag }: Pick<OrderRow, "isSwag" | "items">): string {
  const [first, ...others] = items;
  if (!first) return isSwag ? t("Welcome kit") : t("Your order");
  const name = first.qty > 1 ? `${first.qty} × ${first.productName}` : first.productName;
  const count = others.length;
  if (count === 1) return t("{name} and 1 more", { name });
  return count > 0 ? t("{name} and {count} more", { name, count }) : name;
}
