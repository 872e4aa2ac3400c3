import { spawnSync } from "node:child_process";
import { root } from "./project.mjs";

const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];

/**
 * Runs npm, the same one that called us if there is one. Prints only errors.
 * @param {readonly string[]} args
 * @returns {boolean} whether it succeeded
 */
export function npm(args) {
  const own = process.env.npm_execpath;
  const [file, before] = own?.endsWith(".js") ? [process.execPath, [own]] : ["npm", []];
  const { status } = spawnSync(file, [...before, ...args, ...quiet], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return status === 0;
}
