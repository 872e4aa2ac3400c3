import { spawn, spawnSync } from "node:child_process";
import { root } from "./project.mjs";

const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];

/** The npm that called us, or else the one on the PATH: the program, and its first arguments. */
const own = process.env.npm_execpath;
const [file, before] = own?.endsWith(".js") ? [process.execPath, [own]] : ["npm", []];

/**
 * Runs npm. Prints only errors.
 * @param {readonly string[]} args
 * @param {{ isQuiet?: boolean }} options isQuiet: prints nothing
 * @returns {Promise<boolean>} whether it succeeded
 */
export function npm(args, { isQuiet = false } = {}) {
  const child = spawn(file, [...before, ...args, ...quiet], {
    cwd: root,
    stdio: ["ignore", "ignore", isQuiet ? "ignore" : "inherit"],
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}

/**
 * @param {string} name
 * @returns {string} the value that npm uses in this repository
 */
export function npmSetting(name) {
  const { stdout } = spawnSync(file, [...before, "config", "get", name, ...quiet], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return (stdout ?? "").trim();
}
