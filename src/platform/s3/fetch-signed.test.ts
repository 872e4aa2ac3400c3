import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { AwsClient } from "aws4fetch";
import { expect, it } from "vitest";
import { fetchSigned } from "./fetch-signed.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

it.each([
  ["says nothing", ""],
  ["stops in the middle of the body", "half"],
])(
  "a service that %s is given up, also when garbage is collected meanwhile",
  async (_, beginning) => {
    const server = createServer((_, response) => {
      if (beginning) response.writeHead(200, { "content-length": 9 }).write(beginning);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const client = new AwsClient({ accessKeyId: "a", secretAccessKey: "b", service: "s3", region: "x" });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop/key`;
    const reading = fetchSigned(client, url, { timeoutMs: 500 }).then((response) => response.text());
    const ended = reading.then(
      () => "read",
      (error: Error) => error.name,
    );
    for (let times = 0; times < 4; times += 1) {
      await pause(100);
      collectGarbage();
    }
    expect(await ended).toBe("TimeoutError");
    server.closeAllConnections();
    server.close();
  },
  20_000,
);
