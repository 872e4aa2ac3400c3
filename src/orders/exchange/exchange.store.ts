import { sql } from "kysely";
import type { ExchangeableItem, ExchangeInput } from "../../contract/exchanges.ts";
import type { OrderId, ReturnId, UserId, VariantId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { NewRow, Row } from "../../platform/db/tables.ts";
import { ERASED } from "../../platform/erasure/person-to-erase.ts";
import { orderIdsOf } from "../order/order-ids-of.ts";

/** The pieces of an order that come in sizes: its lines without parts, and of a kit its parts. */
export async function readSizedItems(db: Db | Trx, orderId: OrderId) {
  const { rows } = await sql<{
    lineId: number;
    variantId: VariantId;
    size: string;
    each: number;
    isPart: boolean;
    productName: string;
    sizeChart: ExchangeableItem["sizeChart"];
  }>`
    select piece.line_id as "lineId", piece.variant_id as "variantId", piece.size, piece.each, piece.is_part as "isPart",
      piece.name as "productName", case when p.size_chart is null then null else p.size_chart || coalesce(
        jsonb_strip_nulls(p.translations -> o.language -> 'sizeChart'), '{}') end as "sizeChart"
    from (
      select l.order_id, l.order_line_id as line_id, l.variant_id, l.size, 1 as each, false as is_part,
        coalesce(l.translated_name, l.product_name) as name, 0 as position
      from order_lines l where not exists (select from order_line_parts part where part.order_line_id = l.order_line_id)
      union all
      select l.order_id, l.order_line_id, part.variant_id, part.size, part.quantity, true,
        concat_ws(', ', part.product_name, nullif(part.colour_name, '')), part.position
      from order_line_parts part join order_lines l using (order_line_id)
    ) piece join orders o using (order_id)
    join product_variants v on v.variant_id = piece.variant_id join products p on p.product_id = v.product_id
    where piece.order_id = ${orderId} and piece.size <> '' and p.returnable
    order by piece.line_id, piece.position`.execute(db);
  return rows;
}

/** The sizes of variants, each with how many can be had; null: it is not counted. */
export async function readSizesLeft(db: Db | Trx, variantIds: readonly VariantId[]) {
  if (variantIds.length === 0) return [];
  const { rows } = await sql<{ variantId: VariantId; size: string; left: number | null }>`
    select variant_id as "variantId", size, sku_available(variant_id, size) as left from variant_sizes
    where variant_id in (${sql.join(variantIds)}) order by variant_id, position`.execute(db);
  return rows;
}

/** What of an order is on exchanges that were not called off. */
export async function readExchangedPieces(db: Db | Trx, orderId: OrderId) {
  const { rows } = await sql<{
    lineId: number;
    variantId: number;
    size: string;
    quantity: number;
    open: number;
  }>`
    select piece.order_line_id as "lineId", piece.variant_id as "variantId", piece.from_size as size,
      sum(piece.quantity)::int as quantity,
      coalesce(sum(piece.quantity) filter (where e.replacement_id is null), 0)::int as open
    from exchange_pieces piece join exchanges e using (return_id) join returns r using (return_id)
    where r.order_id = ${orderId} and r.state <> 'called off'
    group by piece.order_line_id, piece.variant_id, piece.from_size`.execute(db);
  return rows;
}

export const selectExchanges = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("exchanges")
    .innerJoin("returns", "returns.return_id", "exchanges.return_id")
    .leftJoin("office_locations", "office_location_id", "office_id")
    .leftJoin("orders as replacement", "replacement.order_id", "replacement_id")
    .select(["exchanges.return_id as returnId", "number", "returns.state", "returns.version", "way", "ended"])
    .select(["sends_at_once as sendsAtOnce", "back_by as backBy", "decline_reason as declineReason"])
    .select(["office_locations.name as officeName", "office_locations.address as officeAddress"])
    .select(["replacement.order_no as replacementNo", "replacement.status as replacementStatus"])
    .select(
      sql<
        Row<"exchange_pieces">[]
      >`(select coalesce(json_agg(to_jsonb(piece) order by order_line_id, variant_id), '[]')
        from exchange_pieces piece where piece.return_id = exchanges.return_id)`.as("pieces"),
    )
    .where("returns.order_id", "=", orderId)
    .orderBy("exchanges.return_id");

/** The exchanges of an order, the first one first, each with its pieces. */
export const readExchanges = (db: Db | Trx, orderId: OrderId) => selectExchanges(db, orderId).execute();
export type ExchangeRow = Awaited<ReturnType<typeof readExchanges>>[number];

interface NewExchange {
  readonly exchange: NewRow<"exchanges">;
  readonly pieces: readonly (ExchangeInput["pieces"][number] & { readonly productName: string })[];
}

/** Writes what a return has more that is an exchange. */
export async function insertExchange(trx: Trx, { exchange, pieces }: NewExchange): Promise<void> {
  await trx.insertInto("exchanges").values(exchange).execute();
  await trx
    .insertInto("exchange_pieces")
    .values(
      pieces.map((each) => ({
        return_id: exchange.return_id,
        order_line_id: each.lineId,
        variant_id: each.variantId,
        from_size: each.from,
        to_size: each.to,
        quantity: each.quantity,
        product_name: each.productName,
      })),
    )
    .execute();
}

/** The order that brings the new pieces of an exchange. */
export async function setReplacement(trx: Trx, returnId: ReturnId, orderNo: string): Promise<void> {
  await trx
    .updateTable("exchanges")
    .set((eb) => ({
      ended: null,
      replacement_id: eb.selectFrom("orders").select("order_id").where("order_no", "=", orderNo),
    }))
    .where("return_id", "=", returnId)
    .execute();
}

/** An exchange ended without a replacement. */
export async function setEnded(
  trx: Trx,
  returnId: ReturnId,
  ended: { readonly ended: "declined" | "lapsed"; readonly decline_reason?: string },
): Promise<void> {
  await trx.updateTable("exchanges").set(ended).where("return_id", "=", returnId).execute();
}

export interface PiecesBack {
  readonly lineId: number;
  readonly variantId: number;
  readonly from: string;
  readonly backToStock: number;
  readonly writtenOff: number;
}

export async function setPiecesBack(
  trx: Trx,
  returnId: ReturnId,
  pieces: readonly PiecesBack[],
): Promise<void> {
  for (const { lineId, variantId, from, backToStock, writtenOff } of pieces)
    await trx
      .updateTable("exchange_pieces")
      .set({ back_to_stock: backToStock, written_off: writtenOff })
      .where("return_id", "=", returnId)
      .where("order_line_id", "=", lineId)
      .where("variant_id", "=", variantId)
      .where("from_size", "=", from)
      .execute();
}

/** Open exchanges whose time is over (`lapse`) or of which their buyers should be reminded. */
export async function listDueExchanges(
  db: Db,
  { due, before }: { readonly due: "lapse" | "remind"; readonly before: Date },
) {
  return db
    .selectFrom("exchanges")
    .innerJoin("returns", "returns.return_id", "exchanges.return_id")
    .innerJoin("orders", "orders.order_id", "returns.order_id")
    .select(["exchanges.return_id as returnId", "order_no as orderNo"])
    .where("returns.state", "=", "asked")
    .where("ended", "is", null)
    .where("back_by", "<=", before)
    .$if(due === "lapse", (q) => q.where("replacement_id", "is", null))
    .$if(due === "remind", (q) => q.where("reminded_at", "is", null))
    .orderBy("exchanges.return_id")
    .limit(500)
    .execute();
}

/** False: it was reminded of meanwhile. */
export async function markExchangeReminded(trx: Trx, returnId: ReturnId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("exchanges")
    .set({ reminded_at: now })
    .where("return_id", "=", returnId)
    .where("reminded_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Replaces why a person's exchanges were declined. */
export async function eraseDeclineReasons(trx: Trx, userId: UserId): Promise<void> {
  await trx
    .updateTable("exchanges")
    .set({ decline_reason: ERASED })
    .where("decline_reason", "<>", "")
    .where("return_id", "in", (returns) =>
      returns.selectFrom("returns").select("return_id").where("order_id", "in", orderIdsOf(trx, userId)),
    )
    .execute();
}

/** Where old pieces can be brought to: the offices that are open and have an address. */
export const listExchangeOffices = (db: Db | Trx) =>
  db
    .selectFrom("office_locations")
    .select(["office_location_id as id", "name", "address"])
    .where("withdrawn_at", "is", null)
    .where("address", "<>", "")
    .orderBy("position")
    .execute();
