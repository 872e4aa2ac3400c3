import { fork } from "node:child_process";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";

export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly responses: number;
  readonly failures: number;
  readonly seconds: number;
}

export interface LoadGenerator {
  readonly pid: number;
  run(load: Load): Promise<LoadResult>;
  close(): Promise<void>;
}

/**
 * A process that sends one GET again and again. It does not parse what comes back: it counts bytes up to the length of the first
 * response, so that it costs less than the server that it measures. A client that parses is the slower side where bodies are large.
 */
export async function openLoadGenerator(): Promise<LoadGenerator> {
  const child = fork(fileURLToPath(import.meta.url), ["generate"]);
  return {
    pid: child.pid ?? 0,
    run: (load) =>
      new Promise((done) => {
        child.once("message", (message) => done(message as LoadResult));
        child.send(load);
      }),
    close: () =>
      new Promise((done) => {
        child.once("exit", () => done());
        child.kill();
      }),
  };
}

if (process.argv[2] === "generate")
  process.on("message", (load) => void generate(load as Load).then((result) => process.send?.(result)));

async function generate({ url, headers, connections, seconds }: Load): Promise<LoadResult> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => sendUntil(endsAt, request, { port: Number(port), hostname })),
  );
  return {
    responses: counts.reduce((sum, each) => sum + each.responses, 0),
    failures: counts.reduce((sum, each) => sum + each.failures, 0),
    seconds: (performance.now() - startedAt) / 1_000,
  };
}

/** One connection: the next request is sent when the last byte of the response has arrived. A response of another length or status fails. */
function sendUntil(
  endsAt: number,
  request: Buffer,
  { port, hostname }: { readonly port: number; readonly hostname: string },
): Promise<{ responses: number; failures: number }> {
  return new Promise((done) => {
    let responses = 0;
    let failures = 0;
    let expected = 0;
    let received = 0;
    const socket = connect({ port, host: hostname, noDelay: true }, () => socket.write(request));
    const end = () => {
      socket.destroy();
      done({ responses, failures });
    };
    socket.on("data", (chunk: Buffer) => {
      if (received === 0 && !isOk(chunk)) failures += 1;
      if (expected === 0) expected = lengthOf(chunk);
      received += chunk.byteLength;
      if (received < expected) return;
      if (received > expected) failures += 1;
      responses += 1;
      received = 0;
      if (performance.now() < endsAt) socket.write(request);
      else end();
    });
    socket.on("error", () => {
      failures += 1;
      end();
    });
  });
}

const OK = Buffer.from("HTTP/1.1 200 ");
const isOk = (chunk: Buffer): boolean => chunk.compare(OK, 0, OK.length, 0, OK.length) === 0;

/** Head and body together, by the head, which must be in the first piece. */
function lengthOf(chunk: Buffer): number {
  const headEnd = chunk.indexOf("\r\n\r\n");
  const bodyLength = /\r\ncontent-length: (\d+)/i.exec(chunk.toString("latin1", 0, headEnd))?.[1];
  if (headEnd < 0 || bodyLength === undefined) throw new Error("A response without content-length");
  return headEnd + 4 + Number(bodyLength);
}
