import { createHash } from "node:crypto";
import { cartShortfalls } from "../../buying/cart/cart-stock.ts";
import { refuseShortStock } from "../../buying/cart/validate-item.ts";
import { readDeliveryArea } from "../../catalogue/shipping/shipping.store.ts";
import type { NewOrders } from "../../contract/admin/staff-orders.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { Db } from "../../platform/db/database.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";
import { baseMoneyText } from "../../platform/money/base-money.ts";
import type { PricedOrder } from "../checkout/price-order.ts";
import { type OrderLimits, refuseHeavyOrder, refuseLargeOrder } from "../order/order-size.ts";
import { refuseDiscounts } from "./discount-limit.ts";
import { findSku, namesOf, skuInWords } from "./find-sku.ts";
import { atShopPrices, priceSkus, type SkuToOrder, toCartRows } from "./price-skus.ts";
import { readSkus } from "./sku.store.ts";
import { type AccountRow, readAccounts, readOrdersByKey } from "./staff-order.store.ts";
import { type DraftOrder, groupRows, type RowFault } from "./staff-order.ts";

export interface PlannedOrder {
  readonly draft: DraftOrder;
  readonly skus: readonly SkuToOrder[];
  readonly priced: PricedOrder;
  readonly key: string;
  /** The number of the order that this row made before; undefined when it made none. */
  readonly madeBefore: { readonly orderNo: string; readonly totalPaise: number } | undefined;
}

export interface StaffOrderPlan {
  readonly orders: readonly PlannedOrder[];
  /** With a single fault nothing is made. */
  readonly faults: readonly RowFault[];
}

interface PlanContext {
  readonly limits: OrderLimits;
  /** The worth in paise that this person may give away in one order; undefined: any. */
  readonly freeLimitPaise: number | undefined;
  /** By how many per cent this person may go below the shop's price of a line; undefined: any. */
  readonly discountLimitPercent: number | undefined;
  /** What amounts are written in. */
  readonly baseCurrency: string;
}

/** What a list would make, with every reason why a line of it cannot be made. Writes nothing. */
export async function planStaffOrders(
  db: Db,
  { list, rows, payment }: NewOrders,
  { limits, freeLimitPaise, discountLimitPercent, baseCurrency }: PlanContext,
): Promise<StaffOrderPlan> {
  const area = await readDeliveryArea(db);
  const { locations } = area;
  const { orders: drafts, faults: rowFaults } = groupRows(rows, area);
  const [all, accounts] = await Promise.all([
    readSkus(db, namesOf(drafts.flatMap(({ skus }) => skus))),
    readAccounts(
      db,
      drafts.map(({ email }) => normalizeEmail(email)),
    ),
  ]);
  const found = drafts.map((draft) => ({ draft, ...findAllSkus(draft, all) }));
  const planned = found.map(({ draft, skus }) => {
    const place = { locations, country: draft.delivery.country };
    const priced = priceSkus(toCartRows(skus), payment.kind, place);
    return { draft, skus, priced, key: keyOf(list, draft, skus) };
  });
  const made = await readOrdersByKey(
    db,
    accounts.map(({ user_id }) => user_id),
    planned.map(({ key }) => key),
  );
  const orders = planned.map((order): PlannedOrder => {
    const earlier = made.find(({ idempotency_key }) => idempotency_key === order.key);
    return {
      ...order,
      madeBefore: earlier && { orderNo: earlier.order_no, totalPaise: earlier.grand_total_paise },
    };
  });
  const toMake = orders.filter(({ madeBefore }) => !madeBefore);
  const faults = [
    ...rowFaults,
    ...found.flatMap((each) => each.faults),
    ...toMake.flatMap((order) =>
      orderFault(order, payment.kind, {
        limits,
        freeLimitPaise,
        discountLimitPercent,
        accounts,
        baseCurrency,
      }),
    ),
    ...stockFaults(toMake),
  ];
  return { orders, faults: faults.toSorted((a, b) => a.line - b.line) };
}

/** The SKUs of one order, each once. */
function findAllSkus(draft: DraftOrder, all: Parameters<typeof findSku>[1]) {
  const faults: RowFault[] = [];
  const skus = new Map<string, SkuToOrder>();
  for (const named of draft.skus) {
    const row = findSku(named, all);
    if (typeof row === "string") {
      faults.push({ line: named.line, message: row });
      continue;
    }
    const sku = `${row.variant_id}~${row.size}`;
    const earlier = skus.get(sku);
    const { ownPrice, quantity } = named;
    if (earlier && earlier.ownPrice?.unitPaise !== ownPrice?.unitPaise) {
      faults.push({
        line: named.line,
        message: staffText`${skuInWords(row)} stands there twice, at two prices.`,
      });
      continue;
    }
    skus.set(sku, { row, quantity: (earlier?.quantity ?? 0) + quantity, ownPrice });
  }
  return { skus: [...skus.values()], faults };
}

/** The same row of the same list always has the same key, so that a repeated upload makes no second order. */
function keyOf(list: string, { email, delivery }: DraftOrder, skus: readonly SkuToOrder[]): string {
  const ordered = skus
    .map(({ row, quantity, ownPrice }) =>
      [row.variant_id, row.size, quantity, ...(ownPrice ? [ownPrice.unitPaise] : [])].join("~"),
    )
    .sort();
  const named = [list.trim().toLowerCase(), normalizeEmail(email), delivery, ordered];
  return `staff ${createHash("sha256").update(JSON.stringify(named)).digest("hex")}`;
}

function orderFault(
  { draft, skus, priced }: PlannedOrder,
  kind: NewOrders["payment"]["kind"],
  {
    limits,
    freeLimitPaise,
    discountLimitPercent,
    accounts,
    baseCurrency,
  }: PlanContext & { readonly accounts: readonly AccountRow[] },
): RowFault[] {
  const fault = (message: StaffText) => [{ line: draft.line, message }];
  const account = accounts.find(({ email_folded }) => email_folded === normalizeEmail(draft.email));
  if (account?.blocked_at) return fault(staffText`${draft.email} is blocked.`);
  const counted = toCartRows(skus).filter((row) => row.variant_stock !== null || row.size_stock !== null);
  const tooLarge = refuseLargeOrder(counted, limits) ?? refuseHeavyOrder(priced.weightGrams);
  if (tooLarge) return fault(tooLarge.detail);
  if (skus.some(({ quantity }) => quantity > 999))
    return fault(staffText`One line item has at most 999 pieces.`);
  if (kind === "hand" && priced.shippingPaise === null)
    return fault(
      staffText`The shipping charge to ${draft.delivery.country} is not known: send a payment link.`,
    );
  const lines = atShopPrices(skus).map(({ name, quantity, selling_price_paise: shopPaise }, index) => ({
    name,
    quantity,
    shopPaise,
    unitPaise: skus[index]?.ownPrice?.unitPaise ?? shopPaise,
  }));
  const low = refuseDiscounts(lines, discountLimitPercent);
  if (low) return fault(low.detail);
  const loweredPaise = lines.reduce(
    (sum, { quantity, shopPaise, unitPaise }) => sum + Math.max(0, shopPaise - unitPaise) * quantity,
    0,
  );
  if (freeLimitPaise !== undefined && loweredPaise > freeLimitPaise)
    return fault(
      staffText`You may lower the prices of one order by ${baseMoneyText(freeLimitPaise, baseCurrency)} in all.`,
    );
  if (kind === "free" && freeLimitPaise !== undefined && priced.subTotalPaise > freeLimitPaise)
    return fault(
      staffText`You may give products worth ${baseMoneyText(freeLimitPaise, baseCurrency)} of one order free of charge.`,
    );
  return [];
}

/** The stock must last for the whole list. The first order that it does not last for is named. */
function stockFaults(orders: readonly PlannedOrder[]): RowFault[] {
  const all = orders.flatMap(({ draft, skus }) => skus.map((each) => ({ ...each, line: draft.line })));
  const short = cartShortfalls(
    all.map(({ row, quantity }) => ({
      productId: row.product_id,
      variantId: row.variant_id,
      size: row.size,
      quantity,
    })),
    {
      variants: all.map(({ row }) => ({ variantId: row.variant_id, stock: row.variant_stock })),
      sizes: all.map(({ row }) => ({ variantId: row.variant_id, size: row.size, stock: row.size_stock })),
    },
  );
  return short.flatMap(({ variantId, available }) => {
    const named = all.filter(({ row }) => row.variant_id === variantId);
    const [first] = named;
    if (!first) return [];
    const requested = named.reduce((sum, { quantity }) => sum + quantity, 0);
    const { detail } = refuseShortStock({ name: skuInWords(first.row) }, available);
    return [{ line: first.line, message: staffText`${detail} The list asks for ${requested}.` }];
  });
}
