import { fork } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

export interface ResponseBytes {
  readonly headers: Record<string, string>;
  readonly base64: string;
}

/**
 * A plain node:http server in its own process that sends the same bytes for every request. The store is compared with
 * it.
 */
export async function openBaselineServer(bytes: ResponseBytes) {
  const child = fork(fileURLToPath(import.meta.url), ["serve"]);
  const url = await new Promise<string>((done) => {
    child.once("message", (message) => done(String(message)));
    child.send(bytes);
  });
  return {
    url,
    pid: child.pid ?? 0,
    close: () =>
      new Promise<void>((done) => {
        child.once("exit", () => done());
        child.kill();
      }),
  };
}

if (process.argv[2] === "serve") {
  process.once("message", (message) => {
    const { headers, base64 } = message as ResponseBytes;
    const body = Buffer.from(base64, "base64");
    const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
    server.listen(0, "127.0.0.1", () =>
      process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}
