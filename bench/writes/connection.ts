import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** One kept connection that sends a request at a time. It costs less than a client that parses what comes back. */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
  }

  static async open(url: string): Promise<Connection> {
    const { hostname, port, host } = new URL(url);
    const socket = connect({ port: Number(port), host: hostname, noDelay: true });
    await once(socket, "connect");
    return new Connection(socket, host);
  }

  /** Returns the response's body. Throws when its status is not 200. `headers` are whole lines. */
  post(path: string, body: string, headers: string): Promise<string> {
    return new Promise((done, fail) => {
      let received: Buffer = Buffer.alloc(0);
      const end = (settle: () => void) => {
        this.#socket.removeAllListeners("data").removeAllListeners("error");
        settle();
      };
      this.#socket.on("error", (error) => end(() => fail(error)));
      this.#socket.on("data", (chunk: Buffer) => {
        received = received.byteLength === 0 ? chunk : Buffer.concat([received, chunk]);
        const headEnd = received.indexOf("\r\n\r\n");
        if (headEnd < 0) return;
        const head = received.toString("latin1", 0, headEnd);
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
        if (received.byteLength < headEnd + 4 + length) return;
        const text = received.toString("utf8", headEnd + 4);
        end(() =>
          head.startsWith("HTTP/1.1 200 ") ? done(text) : fail(new Error(`${path}: ${head}\n${text}`)),
        );
      });
      this.#socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${this.#host}\r\ncontent-type: application/json\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}
