import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { createSemaphore } from "../../platform/semaphore/semaphore.ts";

/**
 * OWASP's first choice for argon2id: 19 MiB, two passes, one lane. After a change here, old hashes are
 * renewed at login.
 */
const memoryKiB = 19_456;
const passes = 2;
const lanes = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

interface Parameters {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly lanes: number;
}

/**
 * Each hash needs one thread of Node's pool (4 threads) and its memory. The queue is short enough that nobody
 * waits longer than a second or two.
 */
const withSemaphore = createSemaphore({
  maxRunning: Math.min(3, Math.max(1, availableParallelism())),
  maxWaiting: 48,
});

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

/**
 * The stored form of a password: argon2id as a PHC string with its parameters. Throws SemaphoreFull when too
 * many passwords are checked at once.
 */
export async function hashPassword(password: string): Promise<string> {
  return hashWithSalt(password, randomBytes(SALT_BYTES));
}

/**
 * Random secrets of one person, by one salt: `findHashed` then needs one derivation for all of them, not one for each. Throws
 * SemaphoreFull as `hashPassword`.
 */
export function hashTogether(secrets: readonly string[]): Promise<string[]> {
  const salt = randomBytes(SALT_BYTES);
  return Promise.all(secrets.map((secret) => hashWithSalt(secret, salt)));
}

/** The hash among `hashes` that belongs to `secret`; undefined when none does. Throws SemaphoreFull as `hashPassword`. */
export async function findHashed(secret: string, hashes: readonly string[]): Promise<string | undefined> {
  const bySalt = Map.groupBy(hashes, (hash) => hash.slice(0, hash.lastIndexOf("$")));
  for (const group of bySalt.values()) {
    const stored = parse(group[0] ?? "");
    if (!stored) continue;
    const given = unpadded(await derive(secret, stored.salt, stored.hash.length, stored));
    const found = group.find((hash) => hash.endsWith(`$${given}`));
    if (found) return found;
  }
  return undefined;
}

async function hashWithSalt(secret: string, salt: Buffer): Promise<string> {
  const hash = await derive(secret, salt, HASH_BYTES, { memoryKiB, passes, lanes });
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Whether the password matches the hash. Without a hash (unknown or blocked person, no password yet) it
 * returns false after the same time, so that the time does not tell who has an account. Throws SemaphoreFull
 * when too many passwords are checked at once.
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const stored = parse(hash ?? "");
  if (!stored) {
    await derive(password, Buffer.alloc(SALT_BYTES), HASH_BYTES, { memoryKiB, passes, lanes });
    return false;
  }
  const given = await derive(password, stored.salt, stored.hash.length, stored);
  return timingSafeEqual(given, stored.hash);
}

export function needsRehash(hash: string): boolean {
  const stored = parse(hash);
  return stored?.memoryKiB !== memoryKiB || stored.passes !== passes || stored.lanes !== lanes;
}

function parse(hash: string): (Parameters & { salt: Buffer; hash: Buffer }) | undefined {
  const [, memory, time, parallelism, salt, tag] = PHC.exec(hash) ?? [];
  if (!salt || !tag) return undefined;
  return {
    memoryKiB: Number(memory),
    passes: Number(time),
    lanes: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(tag, "base64"),
  };
}

function derive(password: string, salt: Buffer, length: number, parameters: Parameters): Promise<Buffer> {
  const options = {
    message: password.normalize("NFKC"), // keyboards encode one accented letter in several ways
    nonce: salt,
    tagLength: length,
    memory: parameters.memoryKiB,
    passes: parameters.passes,
    parallelism: parameters.lanes,
  };
  return withSemaphore(
    () =>
      new Promise((done, fail) => {
        argon2("argon2id", options, (error, derived) => (error ? fail(error) : done(derived)));
      }),
  );
}

const unpadded = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");
