import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const START_MS = 15_000;

/** A program that listens on a port of this machine; resolves when it does. Throws with what it said when it ends before. */
export async function startListening(
  program: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
  owner: { readonly uid?: number; readonly gid?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const child: ChildProcess = spawn(program, args, {
    ...owner,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk));
  const ended = once(child, "exit");
  for (const deadline = Date.now() + START_MS; !(await isOpen(port)); await pause(50))
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${program} did not start: ${output}`);
  return {
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      done(true);
    });
    socket.on("error", () => done(false));
  });
}
