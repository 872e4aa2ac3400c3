import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface SilentProxy {
  readonly url: string;
  /** Keeps all connections open, but nothing passes any more, as when a firewall drops packets. New ones hang too. */
  silence(): void;
  /** New connections work again. Those of before stay silent for ever. */
  recover(): void;
  stop(): Promise<void>;
}

/** A proxy before a PostgreSQL server, on a free port. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.once("close", () => sockets.delete(socket));
    }
    if (isSilent) return;
    client.pipe(upstream);
    upstream.pipe(client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    silence() {
      isSilent = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    recover() {
      isSilent = false;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
