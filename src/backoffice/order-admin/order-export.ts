import { formatStockId } from "../../catalogue/stock/stock-id.ts";
import type { OrderExportRow } from "../../contract/admin/orders.schemas.ts";
import {
  readAddressesToPrint,
  readLinesToPrint,
  readPartsToPrint,
} from "../../orders/order/order-to-print.store.ts";
import { readLinesToSend } from "../../orders/shipment/shipment.store.ts";
import type { Db } from "../../platform/db/database.ts";
import { telephoneText } from "../../platform/phone/telephone-text.ts";
import { staffOrderRowResponse } from "./order-admin-response.ts";
import type { ListedOrder } from "./order-list.store.ts";

/**
 * Rows of the order list with what a courier and a pick list need: the delivery address, telephone and line items.
 * The admin makes the CSV of it (web/admin/orders/courier-csv.ts).
 */
export async function orderExportResponse(
  db: Db,
  orders: readonly ListedOrder[],
  timeZone: string,
): Promise<OrderExportRow[]> {
  const orderIds = orders.map(({ order_id }) => order_id);
  const [addresses, printed, lines] = await Promise.all([
    readAddressesToPrint(db, orderIds),
    readLinesToPrint(db, orderIds),
    readLinesToSend(db, orderIds),
  ]);
  const deliveries = new Map(
    addresses.filter(({ is_billing }) => !is_billing).map((address) => [address.order_id, address]),
  );
  const parts = Map.groupBy(
    (
      await readPartsToPrint(
        db,
        printed.filter(({ is_swag }) => is_swag).map(({ order_line_id }) => order_line_id),
      )
    ).filter(({ taken_from }) => taken_from === "parts"),
    ({ order_line_id }) => order_line_id,
  );
  const printedLines = new Map(printed.map((line) => [line.order_line_id, line]));
  const linesByOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.map((order) => {
    const delivery = deliveries.get(order.order_id);
    return {
      ...staffOrderRowResponse(order),
      street: delivery?.address ?? "",
      city: delivery?.recipient_city ?? "",
      region: delivery?.region ?? "",
      postcode: delivery?.postal_code ?? "",
      telephone: delivery ? telephoneText(delivery.recipient_phone, delivery.country) : "",
      weightGrams: order.weight_grams,
      timeZone,
      lines: (linesByOrder.get(order.order_id) ?? []).map((line) => ({
        sku: printedLines.get(line.lineId)?.sku_code || formatStockId(line),
        productName: line.productName,
        colourName: line.colourName,
        size: line.size,
        contents: line.contents,
        bin: printedLines.get(line.lineId)?.bin ?? "",
        parts: (parts.get(line.lineId) ?? []).map((part) => ({
          sku: part.sku_code || formatStockId({ variantId: part.variant_id, size: part.size }),
          productName: part.product_name,
          colourName: part.colour_name,
          size: part.size,
          bin: part.bin ?? "",
          quantity: part.quantity,
        })),
        quantity: line.quantity,
        toSend: order.status === "Cancelled" ? 0 : line.toSend,
      })),
    };
  });
}
