import { sql } from "kysely";
import type { OccasionId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type PageQuery, paginate, prefixTsQuery } from "../../platform/db/paginate.ts";
import type { NewRow, Row } from "../../platform/db/tables.ts";
import { FIRST_OCCASION } from "../occasion/occasion.ts";
import type { KnownRecipients } from "./plan-coupon-batch.ts";

type Kind = Row<"coupons">["kind"];

/** Locks the table, so that a second batch sees the codes of the first one. */
export const lockBatches = (trx: Trx) =>
  sql`lock table coupon_batches in share row exclusive mode`.execute(trx);

const isUnused = sql<boolean>`not exists (
  select 1 from redemptions r where r.coupon_id = coupons.coupon_id and r.released_at is null)`;
const isOpen = (now: Date) =>
  sql<boolean>`switched_off_at is null and (ends_at is null or ends_at > ${now}) and ${isUnused}`;

/** What the store knows about these folded e-mail addresses, before it makes codes of this kind for them. */
export async function readKnownRecipients(
  db: Db | Trx,
  emails: readonly string[],
  { kind, occasionId, now }: { kind: Kind; occasionId: OccasionId | null; now: Date },
): Promise<KnownRecipients> {
  const among = sql`any (${[...emails]}::text[])`;
  const withCode = await db
    .selectFrom("coupons")
    .select("bound_email as email")
    .where(sql<boolean>`bound_email = ${among}`)
    .where("kind", "=", kind)
    .where("occasion_id", "is not distinct from", occasionId)
    .where(isOpen(now))
    .execute();
  const people = await db
    .selectFrom("users")
    .select("email_folded as email")
    .select(sql<boolean>`blocked_at is not null`.as("is_blocked"))
    .select(
      sql<boolean>`(had_kit and ${occasionId ?? FIRST_OCCASION} = ${FIRST_OCCASION}) or ${occasionId ?? FIRST_OCCASION} = any (had_kits_of)
        or exists (select 1 from kit_redemptions k where k.user_id = users.user_id
          and k.occasion_id = ${occasionId ?? FIRST_OCCASION} and k.released_at is null)`.as("has_kit"),
    )
    .where(sql<boolean>`email_folded = ${among}`)
    .execute();
  const emailsOf = (rows: readonly { email: string | null }[]) =>
    new Set(rows.flatMap(({ email }) => email ?? []));
  return {
    withCode: emailsOf(withCode),
    withKit: emailsOf(people.filter(({ has_kit }) => has_kit)),
    blocked: emailsOf(people.filter(({ is_blocked }) => is_blocked)),
  };
}

export async function insertBatch(trx: Trx, batch: NewRow<"coupon_batches">): Promise<number> {
  const { coupon_batch_id } = await trx
    .insertInto("coupon_batches")
    .values(batch)
    .returning("coupon_batch_id")
    .executeTakeFirstOrThrow();
  return coupon_batch_id;
}

/**
 * Inserts coupons. It skips a code that exists already in folded form. Returns the e-mail addresses that got
 * a code.
 */
export async function insertPersonalCodes(
  trx: Trx,
  coupons: readonly NewRow<"coupons">[],
): Promise<Set<string>> {
  const made = await trx
    .insertInto("coupons")
    .values([...coupons])
    .onConflict((conflict) => conflict.column("code_folded").doNothing())
    .returning("bound_email")
    .execute();
  return new Set(made.flatMap(({ bound_email }) => bound_email ?? []));
}

/** Locks the codes of a batch that can be used now and have no mail yet. */
export const lockCodesToMail = (trx: Trx, batchId: number, now: Date) =>
  trx
    .selectFrom("coupons")
    .select(["coupon_id", "bound_email"])
    .where("coupon_batch_id", "=", batchId)
    .where(isOpen(now))
    .where(sql<boolean>`not exists (select 1 from mails m where m.coupon_id = coupons.coupon_id)`)
    .orderBy("coupon_id")
    .forUpdate()
    .execute();

export const lockBatch = (trx: Trx, batchId: number) =>
  trx
    .selectFrom("coupon_batches")
    .select(["coupon_batch_id", "name"])
    .where("coupon_batch_id", "=", batchId)
    .forUpdate()
    .executeTakeFirst();

const countCodes = (what: ReturnType<typeof sql<boolean>>) =>
  sql<number>`(select count(*)::int from coupons where coupons.coupon_batch_id = coupon_batches.coupon_batch_id and ${what})`;
const sendMails = sql<boolean>`exists (select 1 from mails m where m.coupon_id = coupons.coupon_id)`;
/** All codes of a batch are created with the same kind and the same end, so the first code stands for all. */
const ofFirstCode = <T>(column: string) =>
  sql<T>`(select ${sql.ref(column)} from coupons where coupons.coupon_batch_id = coupon_batches.coupon_batch_id order by coupon_id limit 1)`;

const fromBatches = (db: Db) =>
  db.selectFrom("coupon_batches").innerJoin("users", "users.user_id", "made_by");
const batchColumns = ["coupon_batch_id", "name", "made_at", "first_name", "last_name"] as const;
const counts = (now: Date) =>
  [
    ofFirstCode<Kind>("kind").as("kind"),
    ofFirstCode<Date | null>("ends_at").as("ends_at"),
    countCodes(sql<boolean>`true`).as("codes"),
    countCodes(sql<boolean>`not ${isUnused}`).as("used"),
    countCodes(sql<boolean>`switched_off_at is not null`).as("off"),
    countCodes(sendMails).as("mailed"),
    countCodes(sql<boolean>`${isOpen(now)} and not ${sendMails}`).as("to_mail"),
  ] as const;

export function listBatches(
  db: Db,
  query: PageQuery & { readonly order: "asc" | "desc"; readonly q?: string },
  now: Date,
) {
  const words = prefixTsQuery(query.q);
  let found = fromBatches(db);
  if (words) found = found.where(sql<boolean>`coupon_batches.search @@ ${words}::tsquery`);
  return paginate(db, query, found, (rows) =>
    rows
      .select(batchColumns)
      .select(counts(now))
      .orderBy("made_at", query.order)
      .orderBy("coupon_batch_id", query.order),
  );
}
export type BatchRow = Awaited<ReturnType<typeof listBatches>>["rows"][number];

export const findBatch = (db: Db, batchId: number, now: Date): Promise<BatchRow | undefined> =>
  fromBatches(db)
    .select(batchColumns)
    .select(counts(now))
    .where("coupon_batch_id", "=", batchId)
    .executeTakeFirst();
