import { sql } from "kysely";
import { recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { demoEmails } from "./demo-accounts.ts";

/**
 * What `demo remove` keeps. Every other table is emptied, also one that a later migration adds. The rows of images stay,
 * because the nightly cleanup deletes unused ones with their files.
 */
const remainingTables = [
  ...["schema_migrations", "users", "sessions", "one_time_codes", "second_factors", "recovery_codes"],
  ...["passkeys", "passkey_challenges", "company_logout_tokens", "company_finished_logins"],
  ...["known_clients", "audit_rows", "audit_head", "store_settings", "set_up_tokens", "images", "contents"],
  ...["currency_rates", "currency_rate_changes", "order_statuses", "order_status_transitions", "mail_kinds"],
  ...["stock_reasons", "search_synonyms", "erasure_key", "order_link_key", "configured_administrators"],
];

/** How much `demo remove` would remove. */
export async function countDemo(db: Db) {
  const { rows } = await sql<{ orders: number; products: number; people: number }>`
    select (select count(*)::int from orders) as orders, (select count(*)::int from products) as products,
      (select count(*)::int from users where role <> 'admin') as people`.execute(db);
  return rows[0] ?? { orders: 0, products: 0, people: 0 };
}

/**
 * Empties a store that was tried out: orders, carts, products, countries, coupons, mails, and everybody but
 * administrators. It keeps the audit and what people changed in the settings; the demo's own settings go.
 */
export function removeDemo(db: Db, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const tables = await listTablesToEmpty(trx);
    const append = await listAppendOnly(trx, tables);
    for (const table of append)
      await sql`alter table ${sql.table(table)} disable trigger append_only`.execute(trx);
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(trx);
    for (const table of append)
      await sql`alter table ${sql.table(table)} enable trigger append_only`.execute(trx);
    // Joining is there in every store, as the migration made it.
    await sql`insert into occasions (occasion_id, kind, name, audience, started_at, created_at, changed_at)
      values (1, 'joining', 'Welcome kit', 'anyone', ${now}, ${now}, ${now})`.execute(trx);
    await sql`update contents set draft = null, drafted_at = null, drafted_by = null, version = version + 1`.execute(
      trx,
    );
    await sql`delete from contents where kind like 'page-%'`.execute(trx);
    await sql`delete from store_settings where changed_by is null`.execute(trx);
    await removePeople(trx, now);
    await dropQueuedJobs(trx);
    await recordSystemChange(trx, { action: "demo removed", subject: "settings", subjectId: "store", now });
  });
}

async function listTablesToEmpty(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()
      and tablename <> all (${remainingTables}) order by 1`.execute(trx);
  return rows.map(({ name }) => name);
}

/** The tables whose trigger forbids changing or removing rows. Only the removal of the demo does it. */
async function listAppendOnly(trx: Trx, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'append_only' and c.relname = any (${tables})`.execute(trx);
  return rows.map(({ name }) => name);
}

/** People whom audit rows name stay as blocked accounts without a name, because an audit row is never changed. */
async function removePeople(trx: Trx, now: Date): Promise<void> {
  await sql`
    delete from users u where role <> 'admin' and not exists (select from audit_rows a where a.user_id = u.user_id)
      and not exists (select from currency_rate_changes r where r.changed_by = u.user_id)
      and not exists (select from store_settings s where s.changed_by = u.user_id)`.execute(trx);
  await sql`
    delete from sessions s using users u where u.user_id = s.user_id and (u.role <> 'admin' or u.email_folded = any (${demoEmails}))`.execute(
    trx,
  );
  await sql`
    update users set email = format('removed-%s@demo.invalid', user_id), email_folded = format('removed-%s@demo.invalid', user_id),
      first_name = 'Removed', last_name = 'person', contact_no = null, password_hash = null,
      billing_company = null, billing_vat_number = null, billing_reference = null, role = 'buyer',
      blocked_at = coalesce(blocked_at, ${now})
    where role <> 'admin' or email_folded = any (${demoEmails})`.execute(trx);
}

async function dropQueuedJobs(trx: Trx): Promise<void> {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regclass('pgboss.job') is not null as found`.execute(trx);
  if (rows[0]?.found) await sql`delete from pgboss.job where state < 'active'`.execute(trx);
}
