import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface DatabaseProxy {
  readonly url: string;
  /** From now on everything, in both directions, arrives this many milliseconds later, in its order. */
  delay(milliseconds: number): void;
  /** Keeps all connections open, but nothing passes any more, as when a firewall drops packets. New ones hang too. */
  silence(): void;
  /** New connections work again. Those from before stay silent for ever. */
  recover(): void;
  stop(): Promise<void>;
}

/** A proxy before a PostgreSQL server, on a free port. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let delayMs = 0;
  const passOn = (from: Socket, to: Socket) => {
    let lastArrival = 0;
    from.on("data", (chunk: Buffer) => {
      if (delayMs === 0 && lastArrival <= Date.now()) return void to.write(chunk);
      // Nothing overtakes what was sent before it, also when the delay has ended meanwhile.
      lastArrival = Math.max(Date.now() + delayMs, lastArrival);
      setTimeout(() => to.write(chunk), lastArrival - Date.now());
    });
    from.once("close", () => to.destroy());
  };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      socket.once("close", () => sockets.delete(socket));
    }
    if (isSilent) return;
    passOn(client, upstream);
    passOn(upstream, client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    delay(milliseconds) {
      delayMs = milliseconds;
    },
    silence() {
      isSilent = true;
      for (const socket of sockets) {
        socket.removeAllListeners("data");
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
