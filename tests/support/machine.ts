import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { endWithThisProcess } from "./end-with-this-process.ts";

export interface Machine {
  /** All of its processes are gone, without a word to anybody. */
  lose(): Promise<void>;
  /** All of its processes stand still, as on a machine that swaps. */
  freeze(): Promise<void>;
  startAgain(): void;
  /** The last lines that its program wrote. */
  lastLines(): Promise<string>;
}

const LAST_CHARACTERS = 4_000;

/** As systemd does by `Restart=on-failure`, which Debian's unit of Patroni has. */
const RESTART_AFTER_MS = 1_000;

/**
 * A program with everything that it has started in its folder, as one machine. A program that ends by itself with a failure is started
 * again.
 */
export function startMachine(
  program: string,
  args: readonly string[],
  home: string,
  options: {
    readonly cwd: string;
    readonly uid?: number;
    readonly gid?: number;
    readonly env?: NodeJS.ProcessEnv;
  },
): Machine {
  let child: ChildProcess;
  let restart: NodeJS.Timeout | undefined;
  const log = `${home}.log`;
  const start = () => {
    const output = openSync(log, "a");
    child = spawn(program, args, { ...options, stdio: ["ignore", output, output] });
    closeSync(output);
    endWithThisProcess(child, "TERM");
    child.once("exit", (code) => {
      if (code) restart = setTimeout(start, RESTART_AFTER_MS);
    });
  };
  const signal = async (name: NodeJS.Signals) => {
    for (const pid of await processesOf(home)) {
      try {
        process.kill(pid, name);
      } catch {} // it has ended by itself
    }
  };
  start();
  return {
    async lose() {
      clearTimeout(restart);
      const isRunning = child.exitCode === null && child.signalCode === null;
      const ended = isRunning && once(child, "exit");
      await signal("SIGKILL");
      await ended;
    },
    freeze: () => signal("SIGSTOP"),
    startAgain: start,
    lastLines: async () => (await readFile(log, "utf8")).slice(-LAST_CHARACTERS),
  };
}

/**
 * What runs on a machine: the processes that name its folder, and all that they have started. PostgreSQL is no child of Patroni, so
 * that it survives a restart of it.
 */
async function processesOf(home: string): Promise<number[]> {
  const children = new Map<number, number[]>();
  const all: number[] = [];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const pid = Number(name);
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
    const command = await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "");
    if (pid !== process.pid && command.includes(`${home}/`)) all.push(pid);
  }
  for (const pid of all) all.push(...(children.get(pid) ?? []).filter((each) => !all.includes(each)));
  return all;
}
