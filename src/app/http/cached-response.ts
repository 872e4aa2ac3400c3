import { createHash } from "node:crypto";
import { type Encoding, encodeBody, etagMatches } from "./content-encoding.ts";
import { FRAMES_POLICY } from "./content-security-policy.ts";

/** What a page or a call responds, before it is compressed for one client. */
export interface ResponseContent {
  readonly status: number;
  /** `vary` without Accept-Encoding, which is added. */
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string;
  /** Null: a response without a body, such as a redirect. */
  readonly body: string | Buffer | null;
}

/**
 * A whole response in one encoding, ready to be sent many times. Its heads are flat lists of names and values, which
 * Node writes without building an object. The ETag is weak because all encodings share it.
 */
export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string | null;
  readonly bytes: Buffer;
  readonly head: string[];
  readonly notModifiedHead: string[];
  /** The route's template, for the metrics. */
  readonly route: string;
}

/** Roughly the bytes of an entry besides its body: two heads, three objects, the cache's own records. */
const ENTRY_BYTES = 1_000;

export const sizeInBytes = (response: CachedResponse, key: string): number =>
  response.bytes.byteLength + 2 * key.length + 2 * headLength(response.head) + ENTRY_BYTES;

const headLength = (head: readonly string[]): number => head.reduce((sum, text) => sum + text.length, 0);

/** A response for one encoding. */
export async function buildResponse(
  content: ResponseContent,
  accepted: Encoding,
  route: string,
): Promise<CachedResponse> {
  const { status, contentType } = content;
  const common = {
    "x-content-type-options": "nosniff",
    "content-security-policy": FRAMES_POLICY,
    ...content.headers,
  };
  if (content.body === null) {
    const headers = { ...common, "content-length": "0" };
    return { status, headers, etag: null, bytes: EMPTY, head: flat(headers), notModifiedHead: [], route };
  }
  const identity = typeof content.body === "string" ? Buffer.from(content.body) : content.body;
  const { bytes, encoding } = await encodeBody(identity, accepted);
  const etag = etagOf(identity);
  const { vary } = content.headers;
  const notModified = {
    ...common,
    etag,
    vary: vary ? `${vary}, Accept-Encoding` : "Accept-Encoding",
  };
  const headers = {
    ...notModified,
    "content-type": contentType,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": String(bytes.byteLength),
  };
  return { status, headers, etag, bytes, head: flat(headers), notModifiedHead: flat(notModified), route };
}

const EMPTY = Buffer.alloc(0);
const flat = (headers: Readonly<Record<string, string>>): string[] => Object.entries(headers).flat();

const etagOf = (bytes: Buffer): string =>
  `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

/** True when the request's client has this response already. Only a 200 is compared. */
export const isNotModified = ({ status, etag }: CachedResponse, ifNoneMatch: string | undefined): boolean =>
  status === 200 && etag !== null && etagMatches(ifNoneMatch, etag);
