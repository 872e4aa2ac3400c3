#!/usr/bin/env node
// The program of the packed store: `kitstore` opens it, with its data in ./data of the current folder.
import { existsSync, readdirSync, statSync } from "node:fs";
import * as nodeModule from "node:module";
import { join } from "node:path";

const OLDEST_MAJOR = 24;
const MAX_BACKUP_HOURS = 36;
/** @type {Record<string, string>} */
const programs = {
  start: "main",
  "check-books": "check-books",
  "audit-chain": "verify-audit",
  doctor: "doctor",
  upgrade: "upgrade",
  backup: "backup",
  "daily-backups": "daily-backups",
  "restore-test": "restore-test",
  restore: "restore",
  move: "move",
  demo: "demo",
};

const [name = "start"] = process.argv.splice(2, 1);
const program = programs[name];
if (name === "ready") {
  const [, , folder] = process.argv;
  const fault = folder ? faultOfBackups(folder) : await faultOfStore();
  if (fault) end(fault);
} else if (Number(process.versions.node.split(".")[0]) < OLDEST_MAJOR) {
  end(
    `Kitstore needs Node ${OLDEST_MAJOR} or newer, and this is ${process.version}. Try: npx -p node@26 -p kitstore kitstore`,
  );
} else if (!program) {
  end(`Unknown command ${name}. Known: ${[...Object.keys(programs), "ready"].join(", ")}.`);
} else {
  process.env.NODE_ENV ??= "production";
  if (existsSync(".env")) process.loadEnvFile(); // a variable that the environment has already is kept
  nodeModule.enableCompileCache?.();
  await import(new URL(`build/program/${program}.js`, import.meta.url).href);
}

// For health checks in containers that have nothing but Node: `ready` asks the store, `ready /backups` what `daily-backups` wrote.

async function faultOfStore() {
  const url = `http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`;
  const response = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
  return response?.status === 200 ? undefined : `${url}: ${response?.status ?? "nothing responds"}`;
}

/** @param {string} folder */
function faultOfBackups(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".backup"));
  const times = names.map((name) => statSync(join(folder, name)).mtimeMs);
  const isFresh = times.some((time) => Date.now() - time < MAX_BACKUP_HOURS * 3_600_000);
  return isFresh ? undefined : `${folder} has no backup of the last ${MAX_BACKUP_HOURS} hours`;
}

/** @param {string} message */
function end(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
