import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface RateSource {
  readonly url: string;
  /** What it answers from now on. */
  answers(body: unknown, status?: number): void;
  readonly asked: () => number;
  close(): Promise<void>;
}

/** A source of currency rates of our own, on this machine. */
export async function openRateSource(): Promise<RateSource> {
  let answer = { body: "{}", status: 200 };
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates`,
    answers(body, status = 200) {
      answer = { body: typeof body === "string" ? body : JSON.stringify(body), status };
    },
    asked: () => asked,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
