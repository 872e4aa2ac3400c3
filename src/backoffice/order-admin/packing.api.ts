import type { PackingExchange, PackingRow } from "../../contract/admin/packing.ts";
import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { receiveExchange } from "../../orders/exchange/receive-exchange.ts";
import { markPacked } from "../../orders/fulfilment/mark-packed.ts";
import { hasAutomaticLinks } from "../../orders/order/automatic-links.ts";
import { normaliseOrderNumber } from "../../orders/order/order-number.ts";
import type { Services } from "../../platform/services.ts";
import { orderExportResponse } from "./order-export.ts";
import { listOrders } from "./order-list.store.ts";
import {
  type ExpectedExchange,
  findExchangeOrders,
  listExpectedExchanges,
  listGifts,
} from "./packing.store.ts";

type PackingCalls =
  | "GET /api/admin/packing"
  | "POST /api/admin/packing/{orderNo}/packed"
  | "GET /api/admin/packing-exchanges"
  | "POST /api/admin/packing-exchanges/{returnId}/receive";

const noExchange = refuse("not_found", "There is no such exchange.");

/** What whoever packs and sends sees and does: no price leaves here. */
export const packingApi = ({
  database: { db },
  jobs,
  config,
  settings,
  calendar,
}: Services): Handlers<PackingCalls> => ({
  async "GET /api/admin/packing"({ query }) {
    const found = await listOrders(db, query, calendar);
    const rows = await orderExportResponse(db, found.rows, calendar.timeZone);
    const gifts = await listGifts(
      db,
      rows.map(({ id }) => id),
    );
    return { ...found, rows: rows.map((row) => rowToPack(row, gifts.has(row.id), query.queue)) };
  },

  async "POST /api/admin/packing/{orderNo}/packed"({ params, body: { isPacked }, ...staff }) {
    const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
    return (await markPacked(db, { orderNo, isPacked, staff, now: staff.now })) ?? { isPacked };
  },

  async "GET /api/admin/packing-exchanges"({ query }) {
    const found = await listExpectedExchanges(db, query);
    return { ...found, rows: found.rows.map(exchangeResponse) };
  },

  async "POST /api/admin/packing-exchanges/{returnId}/receive"({ params: { returnId }, body, ...staff }) {
    const found = await findExchangeOrders(db, returnId);
    if (!found) return noExchange;
    const refused = await receiveExchange(db, {
      orderNo: found.orderNo,
      returnId,
      received: body,
      jobs,
      limits: config,
      baseCurrency: settings.current().baseCurrency,
      isLinkAutomatic: hasAutomaticLinks(config),
      calendar,
      staff,
      now: staff.now,
    });
    return refused ?? { replacementNo: (await findExchangeOrders(db, returnId))?.replacementNo ?? "" };
  },
});

type ExportedRow = Awaited<ReturnType<typeof orderExportResponse>>[number];

/** Named one by one, so that nothing that an export has more comes along. */
const rowToPack = (row: ExportedRow, isGift: boolean, queue: "pack" | "send"): PackingRow => ({
  id: row.id,
  placedAt: row.placedAt,
  isGift,
  queue,
  waitsSince: row.waitsSince,
  recipientName: row.recipientName,
  street: row.street,
  city: row.city,
  region: row.region,
  postcode: row.postcode,
  country: row.country,
  telephone: row.telephone,
  weightGrams: row.weightGrams,
  timeZone: row.timeZone,
  lines: row.lines,
});

const exchangeResponse = (row: ExpectedExchange): PackingExchange => ({
  id: row.returnId,
  name: `${row.orderNo}/R${row.number}`,
  version: row.version,
  office: row.officeName ?? "",
  backBy: row.backBy.toISOString(),
  isLapsed: row.ended === "lapsed",
  isSent: row.replacementNo !== null,
  pieces: row.pieces.map((piece) => ({
    lineId: piece.order_line_id,
    variantId: piece.variant_id,
    productName: piece.product_name,
    from: piece.from_size,
    to: piece.to_size,
    quantity: piece.quantity,
  })),
});
