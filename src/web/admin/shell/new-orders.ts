import { t } from "../../../platform/language/t.ts";
/** How many of these orders were placed after the newest one that was seen. Times are ISO 8601 in UTC. */
export const countNewOrders = (orders: readonly { readonly placedAt: string }[], seen: string): number =>
  orders.filter(({ placedAt }) => placedAt > seen).length;

/** The title of the tab: '(3) Orders · Admin' while orders are new. `max` or more are shown as '50+'. */
export const titleWithOrders = (title: string, count: number, max: number): string =>
  count === 0
    ? title
    : `(${count < max ? count : `${max}+`}) ${count === 1 ? t("Order") : t("Orders")} · ${title}`;
