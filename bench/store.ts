import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { KeptBytes } from "./plain-server.ts";

export interface BenchStore {
  readonly address: string;
  readonly databaseUrl: string | undefined;
  /** The answer as it is on the wire, still compressed. */
  bytesOf(path: string, headers: Record<string, string>): Promise<KeptBytes>;
  close(): Promise<void>;
}

/** The store as `npm start` runs it, on DATABASE_URL or a fresh embedded database, in a process of its own. */
export async function openBenchStore(): Promise<BenchStore> {
  const folder = await mkdtemp(join(tmpdir(), "kitstore-bench-"));
  const main = fileURLToPath(new URL("../src/server/main.ts", import.meta.url));
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: "0",
    DATA_DIR: folder,
    RATE_LIMIT: "0",
    LOG_LEVEL: "warn",
  };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise<string>((done, fail) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk;
      const open = /open at (http:\S+)/.exec(said)?.[1];
      if (open) done(open);
    });
    child.once("exit", (code) => fail(new Error(`The store ended with ${code}: ${said}`)));
  });
  return {
    address,
    databaseUrl: process.env.DATABASE_URL,
    bytesOf: (path, headers) => wireBytes(address + path, headers),
    async close() {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function wireBytes(url: string, headers: Record<string, string>): Promise<KeptBytes> {
  return new Promise((done, fail) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const kept = Object.entries(response.headers).filter(
          ([name]) => !["date", "connection", "keep-alive", "set-cookie"].includes(name),
        );
        done({
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
          base64: Buffer.concat(chunks).toString("base64"),
        });
      });
    }).on("error", fail);
  });
}
