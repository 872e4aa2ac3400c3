import { type RawBuilder, sql } from "kysely";
import { NOT_NEEDED_PREFIX } from "./not-needed.ts";

/**
 * SQL: a mail, which the query calls `mail`, that failed for good and that nobody has seen to. One that was not needed any more is none, and
 * one of an order is none once it was sent again, which is a mail of its own.
 */
export const failedForGood = (mail: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${mail}.${name}`);
  return sql<boolean>`(${column("state")} = 'failed'
    and not starts_with(coalesce(${column("last_error")}, ''), ${NOT_NEEDED_PREFIX})
    and not exists (select from mails newer
      where newer.order_id = ${column("order_id")} and newer.kind = ${column("kind")} and newer.mail_id > ${column("mail_id")}
        and newer.shipment_id is not distinct from ${column("shipment_id")}
        and newer.refund_id is not distinct from ${column("refund_id")}
        and newer.return_id is not distinct from ${column("return_id")}))`;
};
