/**
 * Entry point of all npm commands. Plain JavaScript, because it runs on any Node, before the project's own is
 * installed.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { projectEnv, projectNode, storeFlags } from "./node-runtime.mjs";
import { print, root, UserError } from "./project.mjs";
import { runInForeground } from "./run-program.mjs";
import { verify } from "./verify.mjs";

const envFile = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
// A change of a page needs no new server.
const floors =
  "app backoffice notifications orders buying people importing catalogue platform contract".split(" ");
const watched = [...floors.map((floor) => `src/${floor}`), "migrations"].map(
  (folder) => `--watch-path=${folder}`,
);

/**
 * The scripts of `npm run screenshots`, by the first argument. Without one it takes screenshots of the shop.
 * @type {Record<string, string>}
 */
const screenshotScripts = { admin: "take-admin.ts", guide: "take-guide.ts", occasion: "take-occasion.ts" };

/**
 * A program of src/app/commands for whoever runs the store.
 * @param {string} name
 * @returns {(node: string, args: string[]) => Promise<number>}
 */
function operatorProgram(name) {
  return (node, args) =>
    runInForeground(
      node,
      [...envFile, `src/app/commands/${name}.ts`, ...args],
      environment(node, "production"),
    );
}

/** @type {Record<string, (node: string, args: string[]) => Promise<number | undefined>>} */
const commands = {
  async start(node, args) {
    await ensureBuilt(node);
    return runInForeground(
      node,
      [...storeFlags, ...envFile, "build/program/main.js", ...args],
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
        "src/app/main.ts",
        ...args,
      ],
      environment(node, "development"),
    ),
  async build(node) {
    await ensureBuilt(node);
  },
  test: verify,
  async drills(node, args) {
    await ensureBuilt(node);
    const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
    const env = { ...projectEnv(node), DRILLS: "long" };
    return runInForeground(
      node,
      [
        vitest,
        "run",
        ...["drills", "api-embedded", "unit", "components"].flatMap((each) => ["--project", each]),
        ...args,
      ],
      env,
    );
  },
  async bench(node, args) {
    await ensureBuilt(node);
    return runInForeground(node, ["bench/run.ts", ...args], environment(node, "production"));
  },
  async size(node, args) {
    await ensureBuilt(node);
    return runInForeground(node, ["scripts/size.ts", ...args], environment(node, "production"));
  },
  async screenshots(node, args) {
    await ensureBuilt(node);
    const script = screenshotScripts[args[0] ?? ""] ?? "take-shop.ts";
    return runInForeground(node, [`scripts/screenshots/${script}`, ...args], environment(node, "production"));
  },
  async lighthouse(node, args) {
    await ensureBuilt(node);
    return runInForeground(node, ["scripts/lighthouse/run.ts", ...args], environment(node, "production"));
  },
  mutants: (node, args) =>
    runInForeground(node, ["scripts/mutants/run.ts", ...args], environment(node, "test")),
  "check-books": operatorProgram("check-books"),
  audit: operatorProgram("verify-audit"),
  doctor: operatorProgram("doctor"),
  upgrade: operatorProgram("upgrade"),
  backup: operatorProgram("backup"),
  restore: operatorProgram("restore"),
  move: operatorProgram("move"),
  demo: operatorProgram("demo"),
  async package(node) {
    await ensureBuilt(node);
    return runInForeground(
      node,
      ["--disable-warning=ExperimentalWarning", "scripts/package/pack.ts"],
      environment(node, "production"),
    );
  },
  "build-client": (node) =>
    runInForeground(node, ["scripts/api-client/build.ts"], environment(node, "production")),
  language: (node, args) =>
    runInForeground(node, ["scripts/language/update.ts", ...args], environment(node, "development")),
  generate: (node, args) =>
    runInForeground(node, ["scripts/generate/write.ts", ...args], environment(node, "development")),
};

/** The commands that use what only tests and checks need. The others build, serve and look after a store. */
const needsDev = new Set(
  "test drills mutants bench size screenshots lighthouse build-client generate language".split(" "),
);

/**
 * @param {string} node
 * @param {string} mode NODE_ENV for React and the bundler, unless it is already set
 */
const environment = (node, mode) => projectEnv(node, { NODE_ENV: process.env.NODE_ENV ?? mode });

const [name = "", ...args] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new UserError(`Unknown command ${name}. Known: ${Object.keys(commands).join(", ")}.`);
  const what = { withDev: needsDev.has(name) };
  await ensureInstalled(what);
  process.exitCode = (await command(await projectNode(what), args)) ?? 0;
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
