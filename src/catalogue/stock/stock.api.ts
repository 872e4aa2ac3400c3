import type { Handlers } from "../../contract/handler.ts";
import type { CatalogueServices } from "../services.ts";
import { announceDelivery, stockItemNotFound } from "./announce-delivery.ts";
import { recordStockChange } from "./record-stock-change.ts";
import { setBin } from "./set-bin.ts";
import { formatStockId, parseStockId } from "./stock-id.ts";
import {
  findStockItem,
  listMovements,
  listStock,
  type MovementRow,
  type StockRow,
} from "./stock-list.store.ts";

type StockCalls =
  | "GET /api/admin/stock"
  | "GET /api/admin/stock/{stockId}"
  | "POST /api/admin/stock/{stockId}/movements"
  | "PUT /api/admin/stock/{stockId}/delivery"
  | "PUT /api/admin/stock/{stockId}/bin"
  | "GET /api/admin/stock-movements";

export const stockApi = ({ database: { db }, catalogue }: CatalogueServices): Handlers<StockCalls> => ({
  async "GET /api/admin/stock"({ query }) {
    const found = await listStock(db, query);
    return { ...found, rows: found.rows.map(itemResponse) };
  },

  async "GET /api/admin/stock/{stockId}"({ params }) {
    const row = await findStockItem(db, parseStockId(params.stockId));
    return row ? itemResponse(row) : stockItemNotFound;
  },

  async "POST /api/admin/stock/{stockId}/movements"({ params, body, ...staff }) {
    const item = parseStockId(params.stockId);
    const refused = await recordStockChange(db, { item, entry: body, staff, now: staff.now });
    if (refused) return refused;
    const row = await findStockItem(db, item);
    if (row) await catalogue.refresh([String(row.product_id)]);
    return row ? itemResponse(row) : stockItemNotFound;
  },

  async "PUT /api/admin/stock/{stockId}/delivery"({ params, body: { delivery }, ...staff }) {
    const item = parseStockId(params.stockId);
    const refused = await announceDelivery(db, { item, delivery, staff, now: staff.now });
    if (refused) return refused;
    const row = await findStockItem(db, item);
    return row ? itemResponse(row) : stockItemNotFound;
  },

  async "PUT /api/admin/stock/{stockId}/bin"({ params, body, ...staff }) {
    const item = parseStockId(params.stockId);
    const refused = await setBin(db, { item, bin: body.bin, staff, now: staff.now });
    if (refused) return refused;
    const row = await findStockItem(db, item);
    return row ? itemResponse(row) : stockItemNotFound;
  },

  async "GET /api/admin/stock-movements"({ query }) {
    const { stockId, ...filters } = query;
    const found = await listMovements(db, { ...filters, ...(stockId && { item: parseStockId(stockId) }) });
    return { ...found, rows: found.rows.map(movementResponse) };
  },
});

const itemResponse = (row: StockRow) => ({
  id: formatStockId({ variantId: row.variant_id, size: row.size }),
  variantId: row.variant_id,
  productId: row.product_id,
  productName: row.name,
  colourName: row.colour_name,
  size: row.size,
  skuCode: row.sku_code ?? "",
  bin: row.bin,
  stock: row.stock,
  reserved: row.reserved,
  onHand: row.stock === null ? null : row.stock + row.reserved,
  isPublished: row.withdrawn_at === null,
  waiting: row.waiting,
  queued: row.queued,
  delivery: row.delivery,
});

const movementResponse = (row: MovementRow) => ({
  id: row.stock_movement_id,
  stockId: formatStockId({ variantId: row.variant_id, size: row.size }),
  at: row.moved_at.toISOString(),
  productName: row.name,
  colourName: row.colour_name,
  size: row.size,
  change: row.change,
  stockAfter: row.stock_after,
  reason: row.reason,
  orderNo: row.order_no ?? "",
  note: row.note,
  by: `${row.first_name ?? ""} ${row.last_name ?? ""}`.trim(),
});
