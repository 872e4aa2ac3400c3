import type { CartLineRow } from "../../buying/cart/cart-lines.store.ts";
import { checkCartStock } from "../../buying/cart/check-cart-stock.ts";
import { refuseShortStock } from "../../buying/cart/validate-item.ts";
import { describeKitContents } from "../../buying/kit/kit-contents.ts";
import {
  canDecline,
  canHaveSizes,
  describePart,
  type KitToTake,
  type TakenKit,
  takeKit,
} from "../../buying/kit/kit-parts.ts";
import { readKitToTake } from "../../buying/kit/kit-to-take.store.ts";
import type { CountedStock, Demand } from "../../catalogue/stock/stock.store.ts";
import type { PartSize } from "../../contract/cart.schemas.ts";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Trx } from "../../platform/db/database.ts";
import { Overtaken } from "../../platform/db/retry-conflicts.ts";
import type { LinePart } from "../order/order.store.ts";
import { cartChanged } from "./check-cart.ts";

/** What an order takes from its locked stock, and the parts of a kit in it. */
export interface StockOfOrder {
  readonly rows: readonly CartLineRow[];
  readonly stock: { readonly demand: readonly Demand[]; readonly counted: CountedStock };
  /** The contents of the kit as text; empty for every other order. */
  readonly kitContents: string;
  /** The parts of the kit that were not wanted, as text. */
  readonly declined: string;
  readonly parts: readonly LinePart[];
}

/**
 * What a cart takes from its locked stock: of a kit, itself or its parts without the declined ones. Refuses out_of_stock, and
 * cart_changed where a declined part may not, or no longer, be declined, or a part does not come in its own size.
 */
export async function checkOrderStock(
  trx: Trx,
  rows: readonly CartLineRow[],
  {
    counted,
    declined,
    partSizes,
  }: {
    readonly counted: CountedStock;
    readonly declined: readonly number[];
    readonly partSizes: readonly PartSize[];
  },
): Promise<StockOfOrder | Refusal<"cart_changed" | "out_of_stock">> {
  const kit = rows.find((row) => row.is_swag_item);
  if (!kit) {
    const stock = checkCartStock(rows, counted);
    return isRefusal(stock) ? stock : { rows, stock, kitContents: "", declined: "", parts: [] };
  }
  const { product_id: productId, variant_id: variantId, size } = kit;
  const toTake = await readKitToTake(trx, { productId, variantId, size, partSizes });
  if (!canDecline(toTake, declined) || !canHaveSizes(toTake, partSizes)) return cartChanged;
  return checkKitStock(rows, kit, { counted, declined, toTake });
}

interface KitOfOrder {
  readonly counted: CountedStock;
  readonly toTake: KitToTake;
  /** The places, from 0, of the parts that were not wanted, each of which may be declined. */
  readonly declined: readonly number[];
}

/** The same of the kit among the rows, which was read after its stock was locked. */
export function checkKitStock(
  rows: readonly CartLineRow[],
  kit: CartLineRow,
  { counted, toTake, declined }: KitOfOrder,
): StockOfOrder | Refusal<"out_of_stock"> {
  const { variant_id: variantId, size } = kit;
  const taken = takeKit(toTake, declined);
  // The packed ones that lie there may all be for those who wait.
  if (!taken || (taken.takenFrom === "packed" && toTake.packed === 0)) return refuseShortStock(kit, 0);
  const stock =
    taken.takenFrom === "packed"
      ? checkCartStock(rows, counted)
      : { demand: lockedDemand(taken, counted), counted };
  if (isRefusal(stock)) return stock;
  const { weightGrams = kit.package_weight_grams } = taken;
  return {
    rows: rows.map((row) => (row === kit ? { ...row, package_weight_grams: weightGrams } : row)),
    stock,
    kitContents: describeKitContents(
      taken.parts.map((part) => ({ ...part, size: part.hasPickedSize ? "" : part.size })),
    ),
    declined: taken.declined.map(describePart).join(", "),
    parts: taken.parts.map((part) => ({
      line: { variantId, size },
      part: {
        position: part.position,
        variant_id: part.variantId,
        size: part.size,
        quantity: part.quantity,
        product_name: part.name,
        colour_name: part.colourName,
        has_picked_size: part.hasPickedSize,
        has_own_size: part.hasOwnSize,
        taken_from: taken.takenFrom,
        substituted_for: part.substitutedFor,
      },
    })),
  };
}

/**
 * The parts as demand. When staff changed the kit after its stock was locked, a part may not be locked: then the order is placed
 * anew, because locks are never taken out of order (docs/decisions/0023-order-of-locks.md).
 */
function lockedDemand({ parts }: TakenKit, { variants, sizes }: CountedStock): Demand[] {
  const isLocked = ({ variantId, size }: TakenKit["parts"][number]) =>
    variants.some((each) => each.variantId === variantId) ||
    sizes.some((each) => each.variantId === variantId && each.size === size);
  if (parts.some((part) => part.available !== null && !isLocked(part)))
    throw new Overtaken("The kit was changed while it was being ordered");
  return parts.map(({ variantId, size, quantity }) => ({ variantId, size, quantity }));
}
