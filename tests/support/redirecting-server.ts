import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that sends every request on to another path of its own, and counts what arrives there. */
export async function openRedirectingServer() {
  let followed = 0;
  const server = createServer(({ url }, response) => {
    if (url === "/elsewhere") {
      followed += 1;
      response.end("what another service says");
    } else response.writeHead(307, { location: "/elsewhere" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    followed: () => followed,
    close: () => server.close(),
  };
}
