import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As received, still compressed. */
  readonly bytes: Buffer;
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** A plain GET: adds no headers, does not decompress and does not follow redirects, as `fetch` would. */
export const rawGet = (url: string, headers: Record<string, string> = {}): Promise<RawResponse> =>
  new Promise((done, fail) => {
    const outgoing = request(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", fail);
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    outgoing.on("error", fail);
    outgoing.end();
  });

/** The body after its `content-encoding` is undone. */
export function decompressed({ headers, bytes }: RawResponse): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(bytes);
  return headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes;
}
