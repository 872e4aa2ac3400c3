import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { razorpayAnswers } from "./fake-razorpay.ts";
import { stripeAnswers } from "./fake-stripe.ts";

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly headers: IncomingMessage["headers"];
}
export interface FakeAnswer {
  readonly status: number;
  readonly body: object;
}

/** What a fake provider remembers, both of them alike. */
export interface Kept {
  readonly links: {
    id: string;
    url: string;
    key: string;
    amount: number;
    currency: string;
    isOpen: boolean;
  }[];
  readonly refunds: { id: string; paidRef: string; key: string; amount: number; state: string }[];
}

export interface FakeProvider {
  readonly url: string;
  readonly asked: readonly Asked[];
  readonly kept: Kept;
  /** The next requests are answered with this status and do nothing. */
  fail(status: number, count?: number): void;
  /** The next refunds are done, but their answers are lost on the way. */
  loseAnswers(count: number): void;
  close(): Promise<void>;
}

/** A local HTTP server that answers as Stripe's and Razorpay's interfaces do, as far as the store asks them. */
export async function openFakeProvider(): Promise<FakeProvider> {
  const asked: Asked[] = [];
  const kept: Kept = { links: [], refunds: [] };
  let failures: number[] = [];
  let lost = 0;
  const server = createServer(async (request, response) => {
    const each = await read(request);
    asked.push(each);
    const failure = failures.shift();
    if (failure) return send(response, { status: failure, body: { error: failureOf(each.path) } });
    const answer = isRazorpay(each) ? razorpayAnswers(each, kept) : stripeAnswers(each, kept);
    if (lost > 0 && each.method === "POST") {
      lost -= 1;
      return response.socket?.destroy();
    }
    send(response, answer);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    kept,
    fail(status, count = 1) {
      failures = Array.from({ length: count }, () => status);
    },
    loseAnswers(count) {
      lost = count;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Razorpay logs in by name and password, Stripe by a bearer token. */
const isRazorpay = ({ headers }: Asked): boolean => (headers.authorization ?? "").startsWith("Basic ");

const failureOf = (path: string) => ({ message: `No ${path}`, description: `No ${path}`, type: "api_error" });

async function read(request: IncomingMessage): Promise<Asked> {
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

function send(response: ServerResponse, { status, body }: FakeAnswer) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
