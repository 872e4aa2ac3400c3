import { sql } from "kysely";
import type { ReturnId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";

export interface ExchangeToMail {
  /** Counts the returns of the order from 1. */
  readonly number: number;
  readonly sendsAtOnce: boolean;
  readonly backBy: Date;
  /** Name and address; empty: it comes by post. */
  readonly office: string;
  readonly isDone: boolean;
  /** Why it ended without a replacement; null: its buyer called it off, or it did not. */
  readonly ended: "declined" | "lapsed" | null;
  /** Why it was declined; empty: it was not. */
  readonly reason: string;
  readonly pieces: readonly {
    readonly productName: string;
    readonly from: string;
    readonly to: string;
    readonly quantity: number;
  }[];
}

/** An exchange with its pieces. */
export async function readExchangeToMail(db: Db, returnId: ReturnId): Promise<ExchangeToMail> {
  const exchange = await db
    .selectFrom("exchanges")
    .innerJoin("returns", "returns.return_id", "exchanges.return_id")
    .leftJoin("office_locations", "office_location_id", "office_id")
    .select(["number", "sends_at_once as sendsAtOnce", "back_by as backBy", "ended"])
    .select("decline_reason as reason")
    .select(sql<boolean>`returns.state = 'sent again'`.as("isDone"))
    .select(sql<string>`concat_ws(E'\n', office_locations.name, office_locations.address)`.as("office"))
    .where("exchanges.return_id", "=", returnId)
    .executeTakeFirstOrThrow();
  const pieces = await db
    .selectFrom("exchange_pieces")
    .select(["product_name as productName", "from_size as from", "to_size as to", "quantity"])
    .where("return_id", "=", returnId)
    .orderBy("order_line_id")
    .orderBy("variant_id")
    .execute();
  return { ...exchange, pieces };
}
