import type { MailServer } from "../../contract/admin/settings.ts";
import type { Db } from "../db/database.ts";
import {
  isSealed,
  isSealedByCurrentKey,
  openSealedText,
  type SecretKeys,
  sealText,
} from "../secret-key/sealed-text.ts";
import { readStoredSettings, replaceMailServer } from "./settings.store.ts";

const CONTEXT = "password of the mail server";

/** The stored form: a copy of the database does not have the password. */
export const sealMailServer = (keys: SecretKeys, server: MailServer): MailServer => ({
  ...server,
  password: server.password && sealText(keys, server.password, CONTEXT),
});

/** A password that an older version stored is plain. Without the SECRET_KEY that sealed it, it is empty: staff type it again. */
export const openMailServer = (keys: SecretKeys, stored: MailServer | null): MailServer | null =>
  stored && isSealed(stored.password)
    ? { ...stored, password: openSealedText(keys, stored.password, CONTEXT) ?? "" }
    : stored;

/** Runs at start. Encrypts, with the current key, a password that an older version or an older SECRET_KEY left. */
export async function protectMailServer(db: Db, keys: SecretKeys): Promise<void> {
  const { mailServer: stored } = await readStoredSettings(db);
  if (!stored?.password || isSealedByCurrentKey(keys, stored.password)) return;
  const opened = openMailServer(keys, stored);
  if (opened?.password) await replaceMailServer(db, stored, sealMailServer(keys, opened));
}
