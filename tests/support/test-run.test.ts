import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, inject, test } from "vitest";
import { claimRunDatabases, claimRunFolder, runOnServer } from "./test-run.ts";

const templates = inject("databaseTemplates");
const serverUrl = templates.kind === "postgres" ? templates.serverUrl : undefined;
let started: ChildProcess[] = [];

/** Another run of tests, in a process of its own. */
async function startRun() {
  const program = join(import.meta.dirname, "claimed-run.ts");
  const child = spawn(process.execPath, [program, ...(serverUrl ? [serverUrl] : [])], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  const [line] = await once(createInterface(child.stdout), "line");
  return { child, ...(JSON.parse(line) as { path: string; database?: string }) };
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
