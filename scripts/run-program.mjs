import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./project.mjs";

const REPEATED_SIGNAL_MS = 500;
/** What a program of the terminal's `timeout` is ended with. */
const TIMED_OUT = 124;
const LEFT_BEHIND_MS = 10_000;
const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a program in the foreground and resolves with its exit code (128 + signal when one ended it).
 * The program gets its own process group, and each SIGINT, SIGTERM and SIGHUP only once. The terminal and npm both send
 * the signal of one Ctrl-C, and the server would take the second one as a request to stop at once.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {{ sharesTerminal?: boolean, limitMs?: number }} [options] `sharesTerminal`: another program runs beside it, so it must
 *   not move the cursor. It sees a pipe instead of the terminal. `limitMs`: after so many milliseconds it is ended with all that it
 *   has started, and the exit code is 124.
 * @returns {Promise<number>}
 */
export function runInForeground(file, args, env, { sharesTerminal = false, limitMs } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(file, args, {
      cwd: root,
      env,
      stdio: sharesTerminal ? ["inherit", "pipe", "pipe"] : "inherit",
      detached: process.platform !== "win32",
    });
    child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.pipe(process.stderr, { end: false });
    let lastPassedAt = Number.NEGATIVE_INFINITY;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      if (performance.now() - lastPassedAt < REPEATED_SIGNAL_MS) return;
      lastPassedAt = performance.now();
      child.kill(signal === "SIGHUP" ? "SIGTERM" : signal); // closing the terminal stops the server cleanly
    };
    for (const signal of signals) process.on(signal, forward);
    let isLate = false;
    /** @type {NodeJS.Timeout[]} */
    const timers = [];
    if (limitMs !== undefined)
      timers.push(
        setTimeout(() => {
          isLate = true;
          endGroup(child.pid);
        }, limitMs),
      );
    child.once("error", fail);
    // A program that it has started and left holds the pipes open, and they would never close.
    child.once("exit", () => {
      if (sharesTerminal) timers.push(setTimeout(() => endGroup(child.pid), LEFT_BEHIND_MS));
    });
    child.once("close", (code, signal) => {
      for (const timer of timers) clearTimeout(timer); // the number of an ended group may be given to another one
      for (const passed of signals) process.off(passed, forward);
      done(isLate ? TIMED_OUT : (code ?? 128 + (signal ? constants.signals[signal] : 0)));
    });
  });
}

/**
 * Ends a program that leads a process group, and whatever it has started, also where it has ended itself.
 * @param {number | undefined} pid
 */
function endGroup(pid) {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // nobody is left in it
  }
}

/**
 * Runs a program and collects its output, for steps whose output matters only when they fail.
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
