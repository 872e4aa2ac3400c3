import type { OrderId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Language } from "../../platform/language/language.ts";
import type { MailKind } from "../../platform/mail/mail-kinds.ts";
import type { MailWords } from "./mail-words.ts";

const columns = ["kind", "language", "subject", "greeting", "body", "version"] as const;

export const listMailTexts = (db: Db) => db.selectFrom("mail_texts").select(columns).execute();

interface MailTextKey {
  readonly kind: MailKind;
  readonly language: Language;
}

/**
 * The words that staff wrote for this kind of mail in a language, with the number of the order that it is about. Undefined when staff wrote
 * none. Of an order that staff made, the opening words say who made it and why, so the words written for all other orders do
 * not replace them.
 */
export async function findMailText(db: Db, { kind, language }: MailTextKey, orderId: OrderId | null) {
  const found = await db
    .selectFrom("mail_texts")
    .leftJoin("orders", (join) => join.on("orders.order_id", "=", orderId))
    .select(["mail_texts.kind", "subject", "greeting", "body", "mail_texts.version", "order_no", "made_by"])
    .where("mail_texts.kind", "=", kind)
    .where("mail_texts.language", "=", language)
    .executeTakeFirst();
  return found && kind === "order-placed" && found.made_by !== null ? { ...found, body: "" } : found;
}

/** Locks the words of one kind of mail in a language. Undefined: staff wrote none, or took them back. */
export const lockMailText = (trx: Trx, { kind, language }: MailTextKey) =>
  trx
    .selectFrom("mail_texts")
    .select(columns)
    .where("kind", "=", kind)
    .where("language", "=", language)
    .forUpdate()
    .executeTakeFirst();

/** False: somebody else wrote the first words of this kind at the same moment. */
export async function saveMailText(
  trx: Trx,
  key: MailTextKey,
  { subject, greeting, body, version, now }: MailWords & { readonly version: number; readonly now: Date },
): Promise<boolean> {
  const row = { ...key, subject, greeting, body, version, changed_at: now };
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("mail_texts")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "language"])
        .doUpdateSet(row)
        .where("mail_texts.version", "=", version - 1),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
