import { spawn } from "node:child_process";
import { root } from "./project.mjs";

const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];

/**
 * Runs npm, the same one that called us if there is one. Prints only errors.
 * @param {readonly string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
export function npm(args) {
  const own = process.env.npm_execpath;
  const [file, before] = own?.endsWith(".js") ? [process.execPath, [own]] : ["npm", []];
  const child = spawn(file, [...before, ...args, ...quiet], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}
