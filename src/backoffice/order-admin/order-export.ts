import { formatStockId } from "../../catalogue/stock/stock-id.ts";
import type { OrderExportRow } from "../../contract/admin/orders.schemas.ts";
import { readAddressesToPrint, readLinesToPrint } from "../../orders/order/order-to-print.store.ts";
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
  const skuCodes = new Map(printed.map((line) => [line.order_line_id, line.sku_code]));
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
        sku: skuCodes.get(line.lineId) || formatStockId(line),
        productName: line.productName,
        colourName: line.colourName,
        size: line.size,
        contents: line.contents,
        quantity: line.quantity,
        toSend: order.status === "Cancelled" ? 0 : line.toSend,
      })),
    };
  });
}
