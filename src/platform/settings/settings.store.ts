import { sql } from "kysely";
import type { IntegrationName } from "../../contract/admin/integration-fields.ts";
import type { MailServer, StoreSettings } from "../../contract/admin/settings.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../db/database.ts";
import { type Language, offeredLanguages } from "../language/language.ts";
import { defaultSettings } from "./settings.ts";

/** Any number that no other lock of the store has. */
const LOCK_NUMBER = 40_001;

export type SealedIntegrations = { readonly [N in IntegrationName]?: string };

/** Rows of the table that have secrets, and so are no settings that are shown. */
const notInSettings = ["mailServer", "integrations"];

/** What is stored: settings that are not their default, the mail server and the integrations. */
export interface StoredSettings {
  /** The number of the last change; 0 before the first. */
  readonly version: number;
  readonly settings: Partial<StoreSettings>;
  /** Its password is encrypted (sealed-mail-server.ts). */
  readonly mailServer: MailServer | null;
  /** Each as encrypted text (sealed-integrations.ts). */
  readonly integrations: SealedIntegrations;
}

export async function readStoredSettings(db: Db | Trx): Promise<StoredSettings> {
  const rows = await db.selectFrom("store_settings").select(["name", "value", "version"]).execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const mailServer = (values.get("mailServer") ?? null) as MailServer | null;
  const integrations = (values.get("integrations") ?? {}) as SealedIntegrations;
  for (const name of notInSettings) values.delete(name);
  return {
    version: Math.max(0, ...rows.map(({ version }) => version)),
    settings: Object.fromEntries(values) as Partial<StoreSettings>,
    mailServer,
    integrations,
  };
}

/** The currency that all amounts are stored in, for use cases that have a transaction and no cached settings. */
export async function readBaseCurrency(db: Db | Trx): Promise<string> {
  const row = await db
    .selectFrom("store_settings")
    .select("value")
    .where("name", "=", "baseCurrency")
    .executeTakeFirst();
  return typeof row?.value === "string" ? row.value : defaultSettings.baseCurrency;
}

/** The languages beside English that the shop offers, for the same. */
export async function readOfferedLanguages(db: Db | Trx): Promise<readonly Language[]> {
  const row = await db
    .selectFrom("store_settings")
    .select("value")
    .where("name", "=", "languages")
    .executeTakeFirst();
  const languages = Array.isArray(row?.value) ? (row.value as string[]) : defaultSettings.languages;
  return offeredLanguages({ languages }).filter((language) => language !== "en");
}

/** Lets one change of settings run at a time: no row exists before the first. */
export const lockSettings = (trx: Trx) => sql`select pg_advisory_xact_lock(${LOCK_NUMBER})`.execute(trx);

/** Writes values under the number of their change. The column is JSON, so each is written as its text. */
export async function writeSettings(
  trx: Trx,
  values: Readonly<Record<string, unknown>>,
  { version, userId, now }: { version: number; userId: UserId | null; now: Date },
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const row = { value: JSON.stringify(value), version, changed_at: now, changed_by: userId };
    await trx
      .insertInto("store_settings")
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
      .execute();
  }
}

/** Changes nothing where staff stored another mail server meanwhile. */
export const replaceMailServer = (db: Db, from: MailServer, to: MailServer) =>
  sql`update store_settings set value = ${JSON.stringify(to)}
    where name = 'mailServer' and value::jsonb = ${JSON.stringify(from)}::jsonb`.execute(db);

/** The same for the integrations. */
export const replaceIntegrations = (db: Db, from: SealedIntegrations, to: SealedIntegrations) =>
  sql`update store_settings set value = ${JSON.stringify(to)}
    where name = 'integrations' and value::jsonb = ${JSON.stringify(from)}::jsonb`.execute(db);
