import type { AddressCorrection } from "../../contract/address-correction.ts";
import type { BilledCompany } from "../../contract/billed-company.ts";
import type { OwnSizeChange, SizeChoice } from "../../contract/customer-order-changes.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { companyToStore } from "../../platform/vat-number/billed-company.ts";
import { buyerMayChange, type Changeable, mayBillCompany } from "../order/change-window.ts";
import { type LockedOrder, lockOrder, setBilledCompany } from "../order/locked-order.store.ts";
import type { OrderHolder } from "../order/order-holder.ts";
import { normaliseOrderNumber } from "../order/order-number.ts";
import { findOwnChangeable, listSizedLines } from "./change-own-order.store.ts";
import { correctAddressOf } from "./correct-address.ts";
import { exchangePartSize } from "./size-exchange/exchange-part-size.ts";
import { type ExchangeRefusal, exchangeSizeOf } from "./size-exchange/exchange-size.ts";
import { selectLineSizes, selectPartSizes } from "./size-exchange/size-exchange.store.ts";

interface OwnOrder {
  readonly orderNo: string;
  readonly holder: OrderHolder;
}
type TooLate = Refusal<"change_too_late" | "order_not_found">;

const notFound = refuse("order_not_found", "You have no order with this number.");

/** The lines, and parts of a kit with several sizes, that can have one of which there are enough pieces: none once the order is packed. Refuses order_not_found. */
export async function sizeChoices(
  db: Db,
  { orderNo, holder }: OwnOrder,
): Promise<SizeChoice[] | Refusal<"order_not_found">> {
  const order = await findOwnChangeable(db, normaliseOrderNumber(orderNo) ?? "", holder.userId);
  if (!order) return notFound;
  if (!buyerMayChange(order)) return [];
  const lines = await listSizedLines(db, order.order_id);
  if (lines.length === 0) return [];
  const sizes = await selectLineSizes(db, order.order_id).execute();
  const parts = await selectPartSizes(db, order.order_id).execute();
  const ofLines = lines
    .filter(({ order_line_id }) => !parts.some(({ lineId }) => lineId === order_line_id))
    .map((line) => ({
      lineId: line.order_line_id,
      productName: line.product_name,
      colourName: line.colour_name,
      qty: line.quantity,
      size: line.size,
      sizes: sizes
        .filter(({ variant_id }) => variant_id === line.variant_id)
        .filter(({ size, stock }) => size === line.size || stock === null || stock >= line.quantity)
        .map(({ size }) => size),
    }));
  return [...ofLines, ...parts].filter((choice) => choice.sizes.some((size) => size !== choice.size));
}

/**
 * The buyer takes another size for a whole line, until the order is packed. Undefined when it is done; refuses change_too_late,
 * and what `exchangeSize` refuses.
 */
export const changeOwnSize = (
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { lineId, size, now, ...own }: OwnOrder & { lineId: number; size: OwnSizeChange; now: Date },
): Promise<ExchangeRefusal | TooLate | undefined> =>
  changeOwnOrder(db, own, (trx, order) => {
    const by = { kind: "buyer", userId: own.holder.userId } as const;
    const { partPosition: position, ...exchange } = size;
    return position === undefined
      ? exchangeSizeOf(trx, jobs, order, { lineId, exchange, by, now })
      : exchangePartSize(trx, jobs, order, { lineId, position, ...exchange, by, now });
  });

/**
 * The buyer corrects the address, until the order is packed; the country stays, because the shipping charge depends on it. Undefined
 * when it is done. Refuses change_too_late, address_missing, and state_conflict to who has the link of an order whose e-mail
 * address was never proved: that link does not show the address either.
 */
export const changeOwnAddress = (
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { address, now, ...own }: OwnOrder & { address: AddressCorrection; now: Date },
): Promise<Refusal<"address_missing" | "state_conflict"> | TooLate | undefined> =>
  changeOwnOrder(db, own, async (trx, order) => {
    if (!own.holder.seesAddresses || order.is_before_claim)
      return refuse("state_conflict", "Please log in to change the address.");
    const by = { kind: "buyer", userId: own.holder.userId } as const;
    return correctAddressOf(trx, jobs, order, { address, by, now });
  });

/**
 * The buyer says which company is billed, until the first document names who is. Undefined when it is done. Refuses change_too_late,
 * vat_number_invalid, and state_conflict as above.
 */
export const setOwnCompany = (
  db: Db,
  { billed, ...own }: OwnOrder & { billed: BilledCompany },
): Promise<Refusal<"state_conflict" | "vat_number_invalid"> | TooLate | undefined> =>
  changeOwnOrder(
    db,
    own,
    async (trx, order) => {
      if (!own.holder.seesAddresses || order.is_before_claim)
        return refuse("state_conflict", "Please log in to say which company is billed.");
      const stored = companyToStore(billed);
      if (isRefusal(stored)) return stored;
      await setBilledCompany(trx, order.order_id, stored);
      return undefined;
    },
    mayBillCompany,
  );

function changeOwnOrder<R extends Refusal>(
  db: Db,
  { orderNo, holder }: OwnOrder,
  change: (trx: Trx, order: LockedOrder) => Promise<R | undefined>,
  isInTime: (order: Changeable) => boolean = buyerMayChange,
): Promise<R | TooLate | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, normaliseOrderNumber(orderNo) ?? "");
    const own = order && (await findOwnChangeable(trx, order.order_no, holder.userId));
    if (!order || !own) return notFound;
    if (!isInTime(own))
      return refuse(
        "change_too_late",
        "This order is being packed or has left, so it can no longer be changed here: please write to the support team.",
      );
    return change(trx, order);
  });
}
