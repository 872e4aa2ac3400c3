/** The door to every command. Plain JavaScript: it runs on whatever Node is there, before the project's own is. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { runInForeground } from "./child.mjs";
import { ensureInstalled } from "./install.mjs";
import { projectEnv, projectNode } from "./node-runtime.mjs";
import { root, say, Trouble } from "./project.mjs";
import { verify } from "./verify.mjs";

const envFile = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
const watched = ["src/server", "src/features", "src/contract", "migrations"].map(
  (folder) => `--watch-path=${folder}`,
);

/**
 * What `npm run screens` takes when its first word is one of these; else the shop.
 * @type {Record<string, string>}
 */
const screenScripts = { "back-office": "take-back-office.ts", guide: "take-guide.ts" };

/** @type {Record<string, (node: string, args: string[]) => Promise<number | undefined>>} */
const commands = {
  async start(node, args) {
    await ensureBuilt(node);
    return runInForeground(
      node,
      [...envFile, "src/server/main.ts", ...args],
      environment(node, "production"),
    );
  },
  dev: (node, args) =>
    runInForeground(
      node,
      [
        ...envFile,
        "--conditions=development",
        "--watch-preserve-output",
        ...watched,
        "src/server/main.ts",
        ...args,
      ],
      environment(node, "development"),
    ),
  async build(node) {
    await ensureBuilt(node);
  },
  test: verify,
  async bench(node, args) {
    await ensureBuilt(node);
    return runInForeground(node, ["bench/run.ts", ...args], environment(node, "production"));
  },
  async size(node, args) {
    await ensureBuilt(node);
    return runInForeground(node, ["scripts/size.ts", ...args], environment(node, "production"));
  },
  async screens(node, args) {
    await ensureBuilt(node);
    const script = screenScripts[args[0] ?? ""] ?? "take.ts";
    return runInForeground(node, [`scripts/screens/${script}`, ...args], environment(node, "production"));
  },
  async lighthouse(node, args) {
    await ensureBuilt(node);
    return runInForeground(node, ["scripts/lighthouse/run.ts", ...args], environment(node, "production"));
  },
  audit: (node, args) =>
    runInForeground(
      node,
      [...envFile, "src/server/verify-audit.ts", ...args],
      environment(node, "production"),
    ),
  generate: (node, args) =>
    runInForeground(node, ["scripts/generated/write.ts", ...args], environment(node, "development")),
};

/**
 * @param {string} node
 * @param {string} mode of React and the bundler; one that is already set is kept
 */
const environment = (node, mode) => projectEnv(node, { NODE_ENV: process.env.NODE_ENV ?? mode });

const [name = "", ...args] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new Trouble(`Unknown command ${name}. Known: ${Object.keys(commands).join(", ")}.`);
  ensureInstalled();
  process.exitCode = (await command(projectNode(), args)) ?? 0;
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  say(error.message);
  process.exitCode = 1;
}
