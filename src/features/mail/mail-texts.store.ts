import type { OrderId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import type { MailKind } from "./mail-kinds.ts";
import type { MailWords } from "./mail-words.ts";

const columns = ["kind", "subject", "greeting", "body", "version"] as const;

export const listMailTexts = (db: Db) => db.selectFrom("mail_texts").select(columns).execute();

/**
 * The words that staff wrote for this kind of mail, with the number of the order that it is about. Undefined when staff wrote
 * none. Of an order that staff made, the opening words say who made it and why, so the words written for all other orders do
 * not replace them.
 */
export async function findMailText(db: Db, kind: MailKind, orderId: OrderId | null) {
  const found = await db
    .selectFrom("mail_texts")
    .leftJoin("orders", (join) => join.on("orders.order_id", "=", orderId))
    .select(["mail_texts.kind", "subject", "greeting", "body", "mail_texts.version", "order_no", "made_by"])
    .where("mail_texts.kind", "=", kind)
    .executeTakeFirst();
  return found && kind === "order-placed" && found.made_by !== null ? { ...found, body: "" } : found;
}

/** Locks the words of one kind of mail. Undefined: staff wrote none, or took them back. */
export const lockMailText = (trx: Trx, kind: MailKind) =>
  trx.selectFrom("mail_texts").select(columns).where("kind", "=", kind).forUpdate().executeTakeFirst();

/** False: somebody else wrote the first words of this kind at the same moment. */
export async function saveMailText(
  trx: Trx,
  kind: MailKind,
  { subject, greeting, body, version, now }: MailWords & { readonly version: number; readonly now: Date },
): Promise<boolean> {
  const row = { kind, subject, greeting, body, version, changed_at: now };
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("mail_texts")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("kind")
        .doUpdateSet(row)
        .where("mail_texts.version", "=", version - 1),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
