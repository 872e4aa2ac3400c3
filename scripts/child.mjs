import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./project.mjs";

const ONE_PRESS_MS = 500;
const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a program in the foreground and resolves with its exit code (128 + signal when one ended it).
 * It gets a process group of its own and each SIGINT, SIGTERM and SIGHUP once: the terminal and npm both pass the
 * same Ctrl-C on, and a server must not take the echo for a second, impatient one.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export function runInForeground(file, args, env) {
  return new Promise((done, fail) => {
    const child = spawn(file, args, {
      cwd: root,
      env,
      stdio: "inherit",
      detached: process.platform !== "win32",
    });
    let lastPassedAt = Number.NEGATIVE_INFINITY;
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      if (performance.now() - lastPassedAt < ONE_PRESS_MS) return;
      lastPassedAt = performance.now();
      child.kill(signal === "SIGHUP" ? "SIGTERM" : signal); // a closed terminal ends a server, and properly
    };
    for (const signal of signals) process.on(signal, passOn);
    child.once("error", fail);
    child.once("exit", (code, signal) => {
      for (const passed of signals) process.off(passed, passOn);
      done(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * Runs a program and keeps what it says: for steps of which only a failure is worth reading.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(file, args, env) {
  return new Promise((done, fail) => {
    const child = spawn(file, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text) => {
        output += text;
      });
    }
    child.once("error", fail);
    child.once("close", (code) => done({ code: code ?? 1, output }));
  });
}
