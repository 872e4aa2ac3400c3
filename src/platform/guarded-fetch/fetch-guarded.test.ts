import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { FetchFailure, type GuardedFetch, guardedFetch } from "./fetch-guarded.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const limits = { maxBytes: 1_000, timeoutMs: 10_000, trustedHosts: [] };
const failureOf = async (options: Partial<GuardedFetch> & { url: string }) =>
  guardedFetch({ ...limits, ...options }).then(
    () => "fetched",
    (error: unknown) => (error instanceof FetchFailure ? error.message : error),
  );
const NOT_LISTED = "This store fetches images only from the servers that its operator has listed.";
const NOT_PUBLIC = "The server is not on the public internet.";

it.each([
  ["http://example.com/a.png", "Only https is fetched."],
  ["ftp://example.com/a.png", "Only https is fetched."],
  ["file:///etc/passwd", "Only https is fetched."],
  ["https://example.com:8443/a.png", "Only the usual port of https is fetched."],
  ["https://a:b@example.com/a.png", "A URL with a password is not fetched."],
  ["a.png", "This is no URL."],
  ["https://127.0.0.1/a.png", NOT_PUBLIC],
  ["https://2130706433/a.png", NOT_PUBLIC],
  ["https://0x7f.1/a.png", NOT_PUBLIC],
  ["https://[::1]/a.png", NOT_PUBLIC],
  ["https://[::ffff:127.0.0.1]/a.png", NOT_PUBLIC],
  ["https://169.254.169.254/latest/meta-data", NOT_PUBLIC],
  ["https://localhost/a.png", NOT_PUBLIC],
])("does not fetch %s", async (url, message) => {
  expect(await failureOf({ url })).toBe(message);
});

it("refuses a name of which one address is private", async () => {
  const resolve = async () => ["93.184.215.14", "10.0.0.1"];
  expect(await failureOf({ url: "https://shop.example/a.png", resolve })).toBe(NOT_PUBLIC);
});

it("connects to the address that was checked, and looks the name up once", async () => {
  const host = await serve((request, response) => response.end(`for ${request.headers.host}`));
  const port = host.split(":")[1];
  const resolve = vi.fn(async () => ["127.0.0.1"]);
  const name = `pictures.invalid:${port}`; // no real lookup finds it
  const bytes = await guardedFetch({ ...limits, url: `http://${name}/a.png`, trustedHosts: [name], resolve });
  expect(bytes.toString()).toBe(`for ${name}`);
  expect(resolve).toHaveBeenCalledTimes(1);
});

it("fetches from the listed servers alone where nothing else may be read, redirects included", async () => {
  const host = await serve((request, response) => {
    const isAway = request.url === "/away.png";
    if (isAway) response.writeHead(302, { location: "https://93.184.215.14/a.png" });
    response.end("image");
  });
  const listed = { trustedHosts: [host], isTrustedOnly: true };
  expect(await failureOf({ ...listed, url: `http://${host}/a.png` })).toBe("fetched");
  for (const url of ["https://93.184.215.14/a.png", "https://example.com/a.png", `http://${host}/away.png`])
    expect([url, await failureOf({ ...listed, url })]).toEqual([url, NOT_LISTED]);
});

it("checks each redirect again, and follows three", async () => {
  const host = await serve((request, response) => {
    const left = Number(new URL(request.url ?? "", "http://x").searchParams.get("left"));
    const to = request.url?.startsWith("/inside") ? "https://10.0.0.1/secret" : `/hop?left=${left - 1}`;
    if (left > 0) response.writeHead(302, { location: to }).end();
    else response.end("image");
  });
  const trustedHosts = [host];
  expect(await failureOf({ url: `http://${host}/hop?left=3`, trustedHosts })).toBe("fetched");
  expect(await failureOf({ url: `http://${host}/hop?left=4`, trustedHosts })).toBe(
    "The URL leads on more than 3 times.",
  );
  expect(await failureOf({ url: `http://${host}/inside?left=1`, trustedHosts })).toBe(NOT_PUBLIC);
});

it("ends a file that is too large, with and without its length, and a server that never ends", async () => {
  const host = await serve((request, response) => {
    if (request.url === "/named") response.end(Buffer.alloc(1_001));
    else if (request.url === "/endless") {
      const more = () => response.write(Buffer.alloc(500), () => setImmediate(more));
      more();
    } else if (request.url === "/gone") response.writeHead(404).end();
    else response.write("a"); // and never more
  });
  const trustedHosts = [host];
  for (const path of ["named", "endless"])
    expect(await failureOf({ url: `http://${host}/${path}`, trustedHosts, maxBytes: 1_000 })).toMatch(
      /larger than/,
    );
  expect(await failureOf({ url: `http://${host}/silent`, trustedHosts, timeoutMs: 200 })).toBe(
    "The server took too long.",
  );
  expect(await failureOf({ url: `http://${host}/gone`, trustedHosts })).toBe(
    "The server answered with status 404.",
  );
});
