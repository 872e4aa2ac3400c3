import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, inject, test } from "vitest";
import { hasOwnPostgres, runOn } from "./postgres-server.ts";
import { claimRunDatabases, claimRunFolder, runOnServer } from "./test-run.ts";

const templates = inject("databaseTemplates");
const serverUrl = templates.kind === "postgres" ? templates.serverUrl : undefined;
let started: ChildProcess[] = [];

interface ClaimedRun {
  readonly path: string;
  readonly database?: string;
  readonly serverUrl?: string;
}

/** Another run of tests, in a process of its own. */
async function startRun(server = serverUrl) {
  const program = join(import.meta.dirname, "claimed-run.ts");
  const child = spawn(process.execPath, [program, ...(server ? [server] : [])], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  const [line] = await once(createInterface(child.stdout), "line");
  return { child, ...(JSON.parse(line) as ClaimedRun) };
}

async function end(child: ChildProcess) {
  if (child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

const exists = async (database: string) =>
  (await runOnServer(serverUrl ?? "", `select from pg_database where datname = '${database}'`)).rowCount ===
  1;

afterEach(async () => {
  for (const child of started) await end(child);
  started = [];
});

test("the next run removes the folder of a killed run, and not that of a living one", async () => {
  const [killed, living] = [await startRun(), await startRun()];
  await end(killed.child);
  expect(existsSync(killed.path)).toBe(true);
  await (await claimRunFolder()).remove();
  expect([existsSync(killed.path), existsSync(living.path)]).toEqual([false, true]);
});

test.runIf(serverUrl)("it drops the databases of a killed run, and not those of a living one", async () => {
  const [killed, living] = [await startRun(), await startRun()];
  await end(killed.child);
  const claimAndRelease = async () => (await claimRunDatabases(serverUrl ?? "")).release();
  // The server needs a moment to see that the killed one is gone.
  await expect
    .poll(async () => {
      await claimAndRelease();
      return exists(killed.database ?? "");
    })
    .toBe(false);
  expect(await exists(living.database ?? "")).toBe(true);
  await end(living.child);
  await expect
    .poll(async () => {
      await claimAndRelease();
      return exists(living.database ?? "");
    })
    .toBe(false);
});

test.runIf(serverUrl && (await hasOwnPostgres()))(
  "a server that a killed run has started ends with it",
  async () => {
    const { child, serverUrl: own = "" } = await startRun("own");
    expect(await runOn(own, "select 1")).toBe(1);
    await end(child);
    await expect.poll(() => runOn(own, "select 1").catch(({ code }) => code)).toBe("ECONNREFUSED");
  },
);
