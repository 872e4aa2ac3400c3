import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Db } from "../db/database.ts";
import { isSigned, type SecretKeys, signText } from "../secret-key/sealed-text.ts";
import type { AnchorBucket } from "./anchor-bucket.ts";
import { readAuditHashes } from "./anchored.store.ts";
import { readAuditHead } from "./audit.store.ts";

const CONTEXT = "audit anchor";

/** The newest audit row at one moment: when, its sequence number, its hash in hexadecimal, and the store's signature. */
type Anchor = readonly [at: string, sequence: number, hash: string, signature: string];

/** Where anchors are: a file, and a bucket where one is configured. */
interface AnchorPlaces {
  readonly file: string;
  readonly bucket?: AnchorBucket | undefined;
  readonly secretKeys: SecretKeys;
}

/**
 * Appends the newest audit row to a file outside of the database, signed with the store's secret key, and writes it to the
 * bucket as an object of its own. After somebody has put back an older state of the database, or rewritten it, the anchors do
 * not fit any more. Throws when the bucket does not take the object; the anchor is then in the file alone.
 */
export async function anchorAudit(
  db: Db,
  { file, bucket, secretKeys, now }: AnchorPlaces & { readonly now: Date },
): Promise<void> {
  const { sequence, hash } = await readAuditHead(db);
  const text = `${now.toISOString()} ${sequence} ${hash.toString("hex")}`;
  await mkdir(dirname(file), { recursive: true });
  const line = `${text} ${signText(secretKeys, text, CONTEXT)}\n`;
  await appendFile(file, line, { mode: 0o600 });
  await bucket?.write(now.toISOString(), line);
}

export interface AnchorCheck {
  readonly anchors: number;
  /** What is wrong, in plain words. Undefined: every anchor fits the chain. */
  readonly fault: string | undefined;
}

/**
 * Compares every line of the file and every object of the bucket with the present audit rows. Without a file there are no
 * anchors yet.
 */
export async function checkAnchors(db: Db, { file, bucket, secretKeys }: AnchorPlaces): Promise<AnchorCheck> {
  const lines = (await readIfThere(file)).split("\n").filter(Boolean);
  const objects = (await bucket?.readAll()) ?? [];
  const anchors = [
    ...lines.map((line, at) => ({ place: `line ${at + 1} of ${file}`, anchor: parseAnchor(line) })),
    ...objects.map(({ key, text }) => ({ place: `${key} in the bucket`, anchor: parseAnchor(text.trim()) })),
  ];
  const sequences = anchors.map(({ anchor: [, sequence] }) => sequence);
  const hashes = await readAuditHashes(db, sequences);
  const head = await readAuditHead(db);
  for (const { place, anchor } of anchors) {
    const fault = faultOf(anchor, { secretKeys, hashes, newest: head.sequence });
    if (fault) return { anchors: anchors.length, fault: `${place}: ${fault}` };
  }
  return { anchors: anchors.length, fault: undefined };
}

function parseAnchor(line: string): Anchor {
  const [at = "", sequence = "", hash = "", signature = ""] = line.split(" ");
  return [at, Number(sequence) || 0, hash, signature];
}

interface Chain {
  readonly secretKeys: SecretKeys;
  readonly hashes: ReadonlyMap<number, string>;
  readonly newest: number;
}

function faultOf([at, sequence, hash, signature]: Anchor, chain: Chain): string | undefined {
  if (!isSigned(chain.secretKeys, `${at} ${sequence} ${hash}`, signature, CONTEXT))
    return "no SECRET_KEY that is given signed it";
  if (sequence > chain.newest)
    return `the database was rewound: on ${at} the newest audit row was ${sequence}, now it is ${chain.newest}`;
  if (sequence > 0 && chain.hashes.get(sequence) !== hash)
    return `the audit was rewritten: row ${sequence} is not the one of ${at}`;
  return undefined;
}

const readIfThere = (file: string): Promise<string> =>
  readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
