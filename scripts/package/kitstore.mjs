#!/usr/bin/env node
// The program of the packed store: `kitstore` opens it, with its data in ./data of the current folder.
import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";

const OLDEST_MAJOR = 24;
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
  // For a health check in a container that has nothing but Node.
  const url = `http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`;
  const response = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
  if (response?.status !== 200) end(`${url}: ${response?.status ?? "nothing responds"}`);
} else if (Number(process.versions.node.split(".")[0]) < OLDEST_MAJOR) {
  end(
    `Kitstore needs Node ${OLDEST_MAJOR} or newer, and this is ${process.version}. Try: npx -p node@26 -p kitstore kitstore`,
  );
} else if (!program) {
  end(`Unknown command ${name}. Known: ${[...Object.keys(programs), "ready"].join(", ")}.`);
} else {
  process.env.NODE_ENV ??= "production";
  if (existsSync(".env")) process.loadEnvFile(); // a variable that the environment has already is kept
  enableCompileCache?.();
  await import(new URL(`build/program/${program}.js`, import.meta.url).href);
}

/** @param {string} message */
function end(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
