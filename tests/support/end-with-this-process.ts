import { type ChildProcess, spawn } from "node:child_process";

/** A shell that waits for the end of its input, which comes when this process ends in whatever way, sends the program the signal then. */
export function endWithThisProcess(child: ChildProcess, signal: "QUIT" | "TERM"): void {
  const shell = spawn("sh", ["-c", `cat; kill -${signal} "$0"`, String(child.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
  });
  child.once("exit", () => shell.kill());
}
