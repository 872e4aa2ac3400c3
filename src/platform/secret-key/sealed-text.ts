import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The store's secret key, and those it had before. */
export interface SecretKeys {
  readonly current: SecretKey;
  readonly old: readonly SecretKey[];
}

export interface SecretKey {
  /** Stored with each text that the key encrypted, to find the key again. It reveals nothing about the key. */
  readonly id: string;
  readonly bytes: Buffer;
}

const derive = (key: Buffer | string, purpose: string, length = 32): Buffer =>
  Buffer.from(hkdfSync("sha256", key, "kitstore", purpose, length));

/** `text` is the value of SECRET_KEY. */
export const secretKeyOf = (text: string): SecretKey => ({
  id: derive(text, "id", 4).toString("hex"),
  bytes: derive(text, "key"),
});

/**
 * AES-256-GCM with the current key. `context` says what the text is and whose; sealed text opens only with the same one,
 * so a row cannot be copied to another person.
 */
export function sealText({ current }: SecretKeys, text: string, context: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", derive(current.bytes, "seal"), iv).setAAD(
    Buffer.from(context),
  );
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `v1:${current.id}:${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url")}`;
}

/** Undefined: no key that is given sealed it for this context. */
export function openSealedText(keys: SecretKeys, sealed: string, context: string): string | undefined {
  const [, keyId, base64 = ""] = sealed.split(":");
  const key = [keys.current, ...keys.old].find(({ id }) => id === keyId);
  if (!key) return undefined;
  const bytes = Buffer.from(base64, "base64url");
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", derive(key.bytes, "seal"), iv, {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(opened).toString("utf8");
  } catch {
    return undefined; // changed, cut, or of another person
  }
}

const macOf = (key: SecretKey, text: string, context: string): string =>
  createHmac("sha256", derive(key.bytes, `sign ${context}`))
    .update(text)
    .digest("base64url");

/** A signature of the current key, with the key's id. */
export const signText = ({ current }: SecretKeys, text: string, context: string): string =>
  `${current.id}.${macOf(current, text, context)}`;

/** Whether one of the given keys signed this text for this context. */
export function isSigned(keys: SecretKeys, text: string, signature: string, context: string): boolean {
  const key = [keys.current, ...keys.old].find(({ id }) => signature.startsWith(`${id}.`));
  if (!key) return false;
  const expected = Buffer.from(`${key.id}.${macOf(key, text, context)}`);
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * Keyed hashes of a short secret, to find its row by: with the current key first, then with the old ones. Without the keys nobody
 * can try all secrets against the rows.
 */
export const keyedHashes = ({ current, old }: SecretKeys, text: string, context: string): readonly Buffer[] =>
  [current, ...old].map((key) =>
    createHmac("sha256", derive(key.bytes, `hash ${context}`))
      .update(text)
      .digest(),
  );

export const isSealed = (text: string): boolean => text.startsWith("v1:");
export const isSealedByCurrentKey = ({ current }: SecretKeys, text: string): boolean =>
  text.startsWith(`v1:${current.id}:`);
