import type { ReplacementInput } from "../../contract/admin/staff-orders.ts";
import type { DeliveryAddress } from "../../contract/checkout.schemas.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { OrderId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { inLanguageOf } from "../../platform/language/translated-columns.ts";
import { type LinePartRow, readDemandOf, readLineParts } from "../order/line-parts.store.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { readOrderAddresses } from "../order/order-lines.store.ts";
import { findOrderWithBuyer } from "../order/order-with-buyer.store.ts";
import {
  type OrderContents,
  placeStaffOrder,
  type StaffOrderContext,
  type StaffOrderError,
} from "./place-staff-order.ts";
import { priceSkus } from "./price-skus.ts";
import { type ReplaceableLine, selectReplaceable } from "./replaceable.store.ts";
import { selectReplacements } from "./staff-order.store.ts";

export interface ReplacePieces extends StaffOrderContext {
  readonly orderNo: string;
  readonly input: ReplacementInput;
}

/**
 * Sends pieces of an order that arrived faulty, or did not arrive after all, again: as a new order that costs nothing,
 * with the products and prices of the first one. It takes stock and redeems no kit. Returns the number of the new order.
 * Refuses version_conflict (there is another replacement by now), shipment_too_large (not so many pieces arrived) and
 * state_conflict (a person who was erased or is blocked).
 */
export async function replacePieces(
  db: Db,
  { orderNo, input, ...context }: ReplacePieces,
): Promise<
  string | Refusal<Exclude<StaffOrderError, "order_too_large" | "price_changed" | "product_withdrawn">>
> {
  const first = await findOrderWithBuyer(db, orderNo);
  if (!first) return refuse("order_not_found", "There is no order with that number.");
  const delivery = await deliveryOfReplacement(db, first.order_id);
  const lines = await selectReplaceable(db, first.order_id).execute();
  const chosen = lines.flatMap((line) => {
    const quantity = quantityOf(line, input);
    return quantity ? [{ lineId: line.order_line_id, quantity }] : [];
  });
  const demand = await readDemandOf(db, chosen);
  const { staff, now } = context;
  const placed = await refusableTransaction(db, async (trx) => {
    const made = await placeStaffOrder(
      trx,
      {
        person: { userId: first.user_id, email: first.email },
        delivery,
        demand,
        payment: { kind: "free", reason: input.reason.trim() },
        replaces: first.order_id,
        key: `replacement ${input.expectedReplacements + 1} of ${orderNo}`,
        made: { action: "replacement made", after: { replaces: orderNo, reason: input.reason.trim() } },
        check: (t) => refuseReplacement(t, orderNo, input),
        readContents: async (t) =>
          contentsOf(
            await selectReplaceable(t, first.order_id).execute(),
            await readLineParts(
              t,
              chosen.map(({ lineId }) => lineId),
            ),
            input,
          ),
      },
      { ...context, by: { kind: "staff", staff }, limits: limitsOfReplacement(context.limits) },
    );
    if (isRefusal(made)) return made;
    // The key exists already only when the same request came twice: another replacement has another number.
    if (!made.isNew) return refuse("version_conflict", `This replacement was made already: ${made.orderNo}.`);
    await recordChange(trx, {
      staff,
      action: "pieces replaced",
      subject: "orders",
      subjectId: orderNo,
      after: { replacement: made.orderNo, reason: input.reason.trim() },
      now,
    });
    return made.orderNo;
  });
  return isRefusal(placed) ? narrowed(placed) : placed;
}

type Narrow = Exclude<StaffOrderError, "order_too_large" | "price_changed" | "product_withdrawn">;
/** Prices and limits of a checkout do not hold here, so their refusals cannot come. */
function narrowed({ refused, ...rest }: Refusal<StaffOrderError>): Refusal<Narrow> {
  if (refused === "order_too_large" || refused === "price_changed" || refused === "product_withdrawn")
    throw new Error(`A replacement was refused with ${refused}`);
  return { refused, ...rest };
}

/** A replacement goes where its first order went. */
export async function deliveryOfReplacement(db: Db | Trx, orderId: OrderId): Promise<DeliveryAddress> {
  const [delivery] = await readOrderAddresses(db, orderId);
  if (!delivery) throw new Error(`Order ${orderId} has no address`);
  return {
    recipientName: delivery.recipient_name,
    recipientPhone: delivery.recipient_phone,
    address: delivery.address,
    recipientCity: delivery.recipient_city,
    region: delivery.region,
    postalCode: delivery.postal_code,
    country: delivery.country,
  };
}

/** What was delivered once may be delivered again. */
export const limitsOfReplacement = (limits: StaffOrderContext["limits"]): StaffOrderContext["limits"] => ({
  ...limits,
  maxPiecesPerLine: 99_999,
  maxPiecesPerOrder: 9_999_999,
});

const quantityOf = (line: ReplaceableLine, { lines }: ReplacementInput): number =>
  lines.filter(({ lineId }) => lineId === line.order_line_id).reduce((sum, each) => sum + each.quantity, 0);

async function refuseReplacement(
  trx: Trx,
  orderNo: string,
  input: ReplacementInput,
): Promise<Refusal<StaffOrderError> | undefined> {
  const order = await lockOrder(trx, orderNo);
  if (!order) return refuse("order_not_found", "There is no order with that number.");
  const { length: count } = await selectReplacements(trx, order.order_id).execute();
  if (count !== input.expectedReplacements)
    return refuse("version_conflict", "Another replacement was sent in the meantime. Nothing was changed.");
  const lines = await selectReplaceable(trx, order.order_id).execute();
  if (input.lines.some(({ lineId }) => !lines.some(({ order_line_id }) => order_line_id === lineId)))
    return refuse("line_not_found", "The order has no such line.");
  const above = lines.find((line) => quantityOf(line, input) > line.replaceable);
  return (
    above &&
    refuse(
      "shipment_too_large",
      `Only ${above.replaceable} of ${above.product_name} can be replaced: those that arrived and were neither refunded nor replaced yet. A lost parcel is sent again from Parcels.`,
    )
  );
}

/** Pieces of a line as a row that can be priced and ordered, with the names and prices that they had. */
export const rowOfReplacement = (line: ReplaceableLine, quantity: number) => ({
  ...line,
  quantity,
  cart_id: "",
  name: line.product_name,
  name_by_language: inLanguageOf(line.language, line.translated_name),
  colour_by_language: inLanguageOf(line.language, line.translated_colour),
  slug: "",
  is_swag_item: line.is_swag,
  is_t_shirt: false,
  withdrawn_at: null,
});

function contentsOf(
  lines: readonly ReplaceableLine[],
  parts: readonly LinePartRow[],
  input: ReplacementInput,
): OrderContents {
  const chosen = lines.filter((line) => quantityOf(line, input) > 0);
  const rows = chosen.map((line) => rowOfReplacement(line, quantityOf(line, input)));
  return {
    rows,
    priced: priceSkus(rows, "free", { locations: [], country: "" }),
    replaced: chosen.map(({ contents, declined, order_line_id: lineId, variant_id: variantId, size }) => ({
      contents,
      declined,
      lineId,
      parts: parts
        .filter(({ order_line_id }) => order_line_id === lineId)
        .map(({ order_line_id: _, ...part }) => ({ line: { variantId, size }, part })),
    })),
  };
}
