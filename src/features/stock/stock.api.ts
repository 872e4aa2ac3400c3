import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { readStockId, stockIdText } from "./stock-id.ts";
import { findMovements, findStock, type MovementRow, readStock, type StockRow } from "./stock-list.store.ts";
import { takeStockStep } from "./take-stock-step.ts";

type StockCalls =
  | "GET /api/admin/stock"
  | "GET /api/admin/stock/{stockId}"
  | "POST /api/admin/stock/{stockId}/movements"
  | "GET /api/admin/stock-movements";

const notFound: Refusal = refuse("not_found", "There is no such variant or size.");

export const stockApi = ({ database: { db }, catalog }: Services): Handlers<StockCalls> => ({
  async "GET /api/admin/stock"({ query }) {
    const found = await findStock(db, query);
    return { ...found, rows: found.rows.map(itemAnswer) };
  },

  async "GET /api/admin/stock/{stockId}"({ params }) {
    const row = await readStock(db, readStockId(params.stockId));
    return row ? itemAnswer(row) : notFound;
  },

  async "POST /api/admin/stock/{stockId}/movements"({ params, body, ...staff }) {
    const item = readStockId(params.stockId);
    const refused = await takeStockStep(db, { item, step: body, staff, now: staff.now });
    if (refused) return refused;
    await catalog.refresh();
    const row = await readStock(db, item);
    return row ? itemAnswer(row) : notFound;
  },

  async "GET /api/admin/stock-movements"({ query }) {
    const { stockId, ...wanted } = query;
    const found = await findMovements(db, { ...wanted, ...(stockId && { item: readStockId(stockId) }) });
    return { ...found, rows: found.rows.map(movementAnswer) };
  },
});

const itemAnswer = (row: StockRow) => ({
  id: stockIdText({ variantId: row.variant_id, size: row.size }),
  variantId: row.variant_id,
  productId: row.product_id,
  productName: row.name,
  colourName: row.colour_name,
  size: row.size,
  stock: row.stock,
  isPublished: row.withdrawn_at === null,
});

const movementAnswer = (row: MovementRow) => ({
  id: row.stock_movement_id,
  stockId: stockIdText({ variantId: row.variant_id, size: row.size }),
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
