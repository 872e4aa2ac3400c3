import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { storeFlags } from "../scripts/node-runtime.mjs";
import type { ResponseBytes } from "./reads/baseline-server.ts";

export interface BenchStore {
  readonly url: string;
  readonly pid: number;
  /** The response body as sent, still compressed. */
  bytesOf(path: string, headers: Record<string, string>): Promise<ResponseBytes>;
  close(): Promise<void>;
}

/** Starts the store as `npm start` does, on DATABASE_URL or a new embedded database, in its own process. */
export async function openBenchStore(settings: Record<string, string> = {}): Promise<BenchStore> {
  const folder = await mkdtemp(join(tmpdir(), "kitstore-bench-"));
  const main = fileURLToPath(new URL("../build/program/main.js", import.meta.url));
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: "0",
    DATA_DIR: folder,
    RATE_LIMIT: "0",
    LOG_LEVEL: "warn",
    RENDER_AHEAD: "off",
    ...settings,
  };
  const child = spawn(process.execPath, [...storeFlags, main], { env, stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((done, fail) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      const open = /open at (http:\S+)/.exec(output)?.[1];
      if (open) done(open);
    });
    child.once("exit", (code) => fail(new Error(`The store ended with ${code}: ${output}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    bytesOf: (path, headers) => fetchRawBytes(url + path, headers),
    async close() {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function fetchRawBytes(url: string, headers: Record<string, string>): Promise<ResponseBytes> {
  return new Promise((done, fail) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const compared = Object.entries(response.headers).filter(
          ([name]) => !["date", "connection", "keep-alive", "set-cookie"].includes(name),
        );
        done({
          headers: Object.fromEntries(compared.map(([name, value]) => [name, String(value)])),
          base64: Buffer.concat(chunks).toString("base64"),
        });
      });
    }).on("error", fail);
  });
}
