import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** Compressing a smaller body saves no network packet. */
const MIN_BYTES_TO_COMPRESS = 900;

/** Browsers send a handful of different Accept-Encoding headers, so each is parsed once. */
const chosenEncodings = new Map<string, Encoding>();
const MAX_CHOSEN = 200;

/** The best encoding that a request accepts (RFC 9110, 12.5.3). `q=0` excludes one. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  const known = chosenEncodings.get(acceptEncoding);
  if (known) return known;
  const chosen = parseAcceptEncoding(acceptEncoding);
  if (chosenEncodings.size < MAX_CHOSEN) chosenEncodings.set(acceptEncoding, chosen);
  return chosen;
}

function parseAcceptEncoding(acceptEncoding: string): Encoding {
  const refused = (name: string) =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(acceptEncoding);
  if (/\bbr\b/.test(acceptEncoding) && !refused("br")) return "br";
  if (/\bgzip\b/.test(acceptEncoding) && !refused("gzip")) return "gzip";
  return "identity";
}

export interface EncodedBody {
  readonly bytes: Buffer;
  /** `identity` where the body is too small to compress. */
  readonly encoding: Encoding;
}

/** Compresses a body. The result holds no memory beyond its own bytes. */
export async function encodeBody(identity: Buffer, encoding: Encoding): Promise<EncodedBody> {
  if (encoding === "identity" || identity.length < MIN_BYTES_TO_COMPRESS)
    return { bytes: exactCopy(identity), encoding: "identity" };
  const compressed =
    encoding === "gzip"
      ? await compressGzip(identity, { level: 9 })
      : await compressBrotli(identity, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: 9,
            [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
          },
        });
  return { bytes: exactCopy(compressed), encoding };
}

/** Small buffers are slices of a shared slab of 64 KB: a cached slice would keep all of it. */
function exactCopy(bytes: Uint8Array): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return Buffer.from(bytes.buffer as ArrayBuffer);
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  copy.set(bytes);
  return copy;
}

/** True when the client already has these bytes (RFC 9110, 13.1.2: weak comparison). */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  const bare = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === bare);
}
