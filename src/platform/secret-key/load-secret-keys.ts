import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { type SecretKeys, secretKeyOf } from "./sealed-text.ts";

type KeyConfig = Pick<Config, "secretKey" | "oldSecretKeys" | "dataDir">;

/**
 * The keys of SECRET_KEY and OLD_SECRET_KEYS. Without SECRET_KEY a random one is made once and stays in DATA_DIR; when
 * SECRET_KEY is set later, it still decrypts what it encrypted.
 */
export async function loadSecretKeys({ secretKey, oldSecretKeys, dataDir }: KeyConfig): Promise<SecretKeys> {
  const file = join(dataDir, "secret-key");
  const stored = secretKey ? await readStored(file) : await storeKey(file, dataDir);
  const [current = "", ...old] = [secretKey, stored, ...oldSecretKeys].filter((text) => text !== undefined);
  return { current: secretKeyOf(current), old: old.map(secretKeyOf) };
}

/** Several processes may start at once: the first one writes, all read. */
async function storeKey(file: string, folder: string): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  const key = randomBytes(32).toString("base64");
  await writeFile(file, key, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return readStored(file);
}

async function readStored(file: string): Promise<string | undefined> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return "";
    throw error;
  });
  return text.trim() || undefined;
}
