import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCallback } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzipCallback);

/** Compressing a smaller body saves no network packet. */
const MIN_BYTES_TO_COMPRESS = 900;

/**
 * A response body that is sent many times. Its ETag is computed once, and each compression once, at its first use.
 * The ETag is weak because the identity, brotli and gzip encodings share it.
 */
export class CachedBody {
  readonly identity: Buffer;
  readonly contentType: string;
  readonly etag: string;
  #br: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  private constructor(identity: Buffer, contentType: string) {
    this.identity = identity;
    this.contentType = contentType;
    this.etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  }

  static of(bytes: string | Buffer | Uint8Array, contentType: string): CachedBody {
    return new CachedBody(typeof bytes === "string" ? Buffer.from(bytes) : Buffer.from(bytes), contentType);
  }

  br(): Promise<Buffer> {
    this.#br ??= compressBrotli(this.identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length,
      },
    });
    return this.#br;
  }

  gzip(): Promise<Buffer> {
    this.#gzip ??= compressGzip(this.identity, { level: 9 });
    return this.#gzip;
  }

  /** Upper limit of the memory it uses, for caches that count bytes. */
  get weightBytes(): number {
    return Math.ceil(this.identity.length * 1.5) + 512;
  }
}

type Encoding = "br" | "gzip" | "identity";

/** The best encoding that a request accepts (RFC 9110, 12.5.3). `q=0` excludes one. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  const refused = (name: string) =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(acceptEncoding);
  if (/\bbr\b/.test(acceptEncoding) && !refused("br")) return "br";
  if (/\bgzip\b/.test(acceptEncoding) && !refused("gzip")) return "gzip";
  return "identity";
}

/** True when the client already has these bytes (RFC 9110, 13.1.2: weak comparison). */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  const bare = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === bare);
}

/**
 * Sends a cached body: 304 when the client already has it, else with the best accepted encoding. HEAD gets the same
 * headers; Fastify omits the body. `headers` should include `cache-control`; Accept-Encoding is added to `vary`.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): Promise<FastifyReply> {
  reply.headers(headers);
  reply.header("etag", body.etag);
  reply.header("vary", headers.vary ? `${headers.vary}, Accept-Encoding` : "Accept-Encoding");
  if (status === 200 && etagMatches(request.headers["if-none-match"], body.etag))
    return reply.code(304).send();
  const encoding =
    body.identity.length < MIN_BYTES_TO_COMPRESS
      ? "identity"
      : chooseEncoding(request.headers["accept-encoding"]);
  reply.code(status).header("content-type", body.contentType);
  if (encoding === "identity") return reply.send(body.identity);
  reply.header("content-encoding", encoding);
  return reply.send(await (encoding === "br" ? body.br() : body.gzip()));
}
