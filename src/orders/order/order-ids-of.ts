import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";

/** The ids of a person's orders, as a part of another statement. */
export const orderIdsOf = (trx: Trx, userId: UserId) =>
  trx.selectFrom("orders").select("order_id").where("user_id", "=", userId);
