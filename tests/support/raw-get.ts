import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the line, still compressed. */
  readonly bytes: Buffer;
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** GET as it is on the line: nothing is asked for, decompressed or followed of its own accord, as `fetch` would. */
export const rawGet = (url: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  new Promise((done, fail) => {
    const asked = request(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", fail);
      answer.on("end", () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    asked.on("error", fail);
    asked.end();
  });

/** What an answer says once its own `content-encoding` is undone. */
export function plain({ headers, bytes }: RawAnswer): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(bytes);
  return headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes;
}
