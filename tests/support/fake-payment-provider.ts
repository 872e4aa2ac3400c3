import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { respondAsRazorpay } from "./fake-razorpay.ts";
import { respondAsStripe } from "./fake-stripe.ts";

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly headers: IncomingMessage["headers"];
}
export interface FakeResponse {
  readonly status: number;
  readonly body: object;
}

/** The links and refunds that a fake provider has made; the same for Stripe and Razorpay. */
export interface FakeRecords {
  readonly links: {
    id: string;
    url: string;
    key: string;
    amount: number;
    currency: string;
    isOpen: boolean;
    /** The id of the payment that was made through it. */
    paidBy?: string;
  }[];
  readonly refunds: { id: string; paidRef: string; key: string; amount: number; state: string }[];
  /** Refunds are accepted and made later, as by a bank. */
  makesRefundsLater: boolean;
}

export interface FakeProvider {
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  readonly records: FakeRecords;
  /** The next requests, or those of a path, get this status and do nothing. A job may close an earlier link meanwhile. */
  fail(status: number, count?: number, path?: string): void;
  /** The next links and refunds are made, but the responses are lost. Jobs that close an earlier link do not count. */
  loseResponses(count: number): void;
  /** The next requests for links and refunds get their responses once this many have arrived. */
  gather(count: number): void;
  close(): Promise<void>;
}

const closesLink = (path: string): boolean => /\/payment_links\/./.test(path);

/** A local HTTP server with the calls of the Stripe and Razorpay APIs that the store uses. */
export async function openFakeProvider(): Promise<FakeProvider> {
  const requests: RecordedRequest[] = [];
  const records: FakeRecords = { links: [], refunds: [], makesRefundsLater: false };
  let failures: number[] = [];
  let failingPath: string | undefined;
  let responsesToLose = 0;
  let gathered = { missing: 0, all: Promise.withResolvers<void>() };
  const server = createServer(async (request, response) => {
    const recorded = await recordRequest(request);
    requests.push(recorded);
    if (gathered.missing > 0 && recorded.method === "POST" && !closesLink(recorded.path)) {
      gathered.missing -= 1;
      if (gathered.missing === 0) gathered.all.resolve();
      await gathered.all.promise;
    }
    const failure = (failingPath ?? recorded.path) === recorded.path ? failures.shift() : undefined;
    if (failure) return send(response, { status: failure, body: { error: failureBody(recorded.path) } });
    const fakeResponse = isRazorpay(recorded)
      ? respondAsRazorpay(recorded, records)
      : respondAsStripe(recorded, records);
    if (responsesToLose > 0 && recorded.method === "POST" && !closesLink(recorded.path)) {
      responsesToLose -= 1;
      return response.socket?.destroy();
    }
    send(response, fakeResponse);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    records,
    fail(status, count = 1, path) {
      failingPath = path;
      failures = Array.from({ length: count }, () => status);
    },
    loseResponses(count) {
      responsesToLose = count;
    },
    gather(count) {
      gathered = { missing: count, all: Promise.withResolvers() };
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** The store's requests to Razorpay have basic authentication; the Stripe SDK sends a bearer token. */
const isRazorpay = ({ headers }: RecordedRequest): boolean =>
  (headers.authorization ?? "").startsWith("Basic ");

const failureBody = (path: string) => ({
  message: `No ${path}`,
  description: `No ${path}`,
  type: "api_error",
});

async function recordRequest(request: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider.example");
  return {
    method: request.method ?? "GET",
    path: pathname,
    query: searchParams,
    body: Buffer.concat(chunks).toString("utf8"),
    headers: request.headers,
  };
}

function send(response: ServerResponse, { status, body }: FakeResponse) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
