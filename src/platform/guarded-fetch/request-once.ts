import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";

interface RequestOnce {
  readonly url: URL;
  /** Where to connect to. The host name is not looked up again, because it might lead elsewhere then. */
  readonly addresses: readonly string[];
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

type Found =
  | { readonly bytes: Buffer }
  | { readonly tooLarge: true }
  | { readonly status: number; readonly location: string | undefined };

/** One GET of a checked host without following a redirect. Rejects when the connection fails or `signal` ends it. */
export function requestOnce({ url, addresses, maxBytes, signal }: RequestOnce): Promise<Found> {
  const { promise, resolve, reject } = Promise.withResolvers<Found>();
  const checked = addresses.map((address) => ({ address, family: isIP(address) }));
  const send = url.protocol === "http:" ? requestHttp : requestHttps;
  const request = send(url, {
    agent: false, // a kept connection might be another server's
    signal,
    headers: { accept: "image/*", "accept-encoding": "identity", "user-agent": "Kitstore" },
    lookup: (_hostname, { all }, done) => {
      const [first = { address: "", family: 4 }] = checked;
      if (all) done(null, checked);
      else done(null, first.address, first.family);
    },
  });
  request.on("error", reject);
  request.on("response", (response) => {
    const { statusCode: status = 0, headers } = response;
    if (status !== 200) {
      response.destroy();
      resolve({ status, location: status >= 300 && status < 400 ? headers.location : undefined });
    } else readBody(response, maxBytes).then(resolve, reject);
  });
  request.end();
  return promise;
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Found> {
  if (Number(response.headers["content-length"]) > maxBytes) {
    response.destroy();
    return { tooLarge: true };
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > maxBytes) return { tooLarge: true }; // leaving the loop ends the connection
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks) };
}
