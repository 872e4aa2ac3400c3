import {
  type IntegrationField,
  type IntegrationName,
  integrationNames,
} from "../../contract/admin/integration-fields.ts";
import type { Db } from "../db/database.ts";
import {
  isSealedByCurrentKey,
  openSealedText,
  type SecretKeys,
  sealText,
} from "../secret-key/sealed-text.ts";
import { readStoredSettings, replaceIntegrations, type SealedIntegrations } from "./settings.store.ts";

/** What staff typed, as they typed it. */
export type IntegrationValues = { readonly [F in IntegrationField]?: string };

/** Null: no SECRET_KEY that the store has opens it. Staff type it again. */
export type StoredIntegrations = { readonly [N in IntegrationName]?: IntegrationValues | null };

const contextOf = (name: IntegrationName) => `integration ${name}`;

/** The stored form of one: a copy of the database has neither its keys nor where it is. */
export const sealIntegration = (keys: SecretKeys, name: IntegrationName, values: IntegrationValues): string =>
  sealText(keys, JSON.stringify(values), contextOf(name));

export const openIntegrations = (keys: SecretKeys, sealed: SealedIntegrations): StoredIntegrations =>
  Object.fromEntries(
    integrationNames.flatMap((name) => {
      const text = sealed[name];
      if (text === undefined) return [];
      const opened = openSealedText(keys, text, contextOf(name));
      return [[name, opened === undefined ? null : (JSON.parse(opened) as IntegrationValues)]];
    }),
  );

/** Runs at start. Encrypts with the current key what an older SECRET_KEY encrypted. */
export async function protectIntegrations(db: Db, keys: SecretKeys): Promise<void> {
  const { integrations: sealed } = await readStoredSettings(db);
  const opened = openIntegrations(keys, sealed);
  const again = integrationNames.flatMap((name) => {
    const values = opened[name];
    const text = sealed[name];
    return values && text && !isSealedByCurrentKey(keys, text)
      ? [[name, sealIntegration(keys, name, values)]]
      : [];
  });
  if (again.length > 0) await replaceIntegrations(db, sealed, { ...sealed, ...Object.fromEntries(again) });
}
