import { execFileSync } from "node:child_process";
import { root } from "./project.mjs";

/**
 * The files that differ from a commit (default: the last one), those that git does not know yet included.
 * @param {string} [commit]
 * @returns {string[]}
 */
export function changedFiles(commit = "HEAD") {
  /** @param {string[]} args */
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n");
  const known = git("diff", "--name-only", "--no-renames", commit);
  const unknown = git("ls-files", "--others", "--exclude-standard");
  return [...known, ...unknown].filter(Boolean);
}
