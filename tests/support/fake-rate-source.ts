import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface FakeRateSource {
  readonly url: string;
  /** Sets the response from now on. */
  respondWith(body: unknown, status?: number): void;
  readonly requestCount: () => number;
  close(): Promise<void>;
}

/** A local HTTP server in place of the source of currency rates. */
export async function openFakeRateSource(): Promise<FakeRateSource> {
  let nextResponse = { body: "{}", status: 200 };
  let requestCount = 0;
  const server = createServer((_request, response) => {
    requestCount += 1;
    response.writeHead(nextResponse.status, { "content-type": "application/json" }).end(nextResponse.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates`,
    respondWith(body, status = 200) {
      nextResponse = { body: typeof body === "string" ? body : JSON.stringify(body), status };
    },
    requestCount: () => requestCount,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
