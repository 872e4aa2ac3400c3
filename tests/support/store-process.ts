import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";

const app = join(import.meta.dirname, "..", "..", "src", "app");
const pathOf = (program: string) =>
  program === "main.ts" ? join(app, program) : resolve(app, "commands", program);
const START_MS = 120_000;

export interface StoreProcess {
  readonly url: string;
  /** Everything it wrote so far. */
  readonly output: () => string;
  readonly pid: number;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/**
 * The program as an operator runs it, in a process of its own on a free port; resolves when it is open. `program`: that
 * of the store, a command of operators (src/app/commands), or the absolute path of another.
 */
export async function startStoreProcess(
  env: Record<string, string>,
  program = "main.ts",
): Promise<StoreProcess> {
  const { child, output, ended } = run(env, [program]);
  const url = await new Promise<string>((done, fail) => {
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      fail(new Error(`Not open in time; it said: ${output()}`));
    }, START_MS);
    child.stdout?.on("data", () => {
      const open = /open at (http:\S+)/.exec(output())?.[1];
      if (open && output().includes("Database:")) {
        clearTimeout(timer);
        done(open);
      }
    });
    void ended.then((code) => fail(new Error(`Ended with ${code}; it said: ${output()}`)));
  });
  return { url, output, pid: child.pid ?? 0, ended, kill: (signal) => void child.kill(signal) };
}

/**
 * Runs a program with its arguments to its end: for starts that must be refused, and for an operator's programs. `ending` ends one that
 * would stay.
 */
export async function runStoreProcess(
  env: Record<string, string>,
  program: string | readonly string[] = "main.ts",
  ending?: AbortSignal,
): Promise<Ended> {
  const { child, output, ended } = run(env, [program].flat());
  ending?.addEventListener("abort", () => child.kill("SIGTERM"));
  return { code: await ended, output: output() };
}

/** Runs a program that stays, and ends it with SIGTERM once it has written `line`. */
export async function runStoreUntil(
  env: Record<string, string>,
  program: readonly string[],
  line: RegExp,
): Promise<Ended> {
  const { child, output, ended } = run(env, program);
  child.stdout?.on("data", () => void (line.test(output()) && child.kill("SIGTERM")));
  return { code: await ended, output: output() };
}

function run(env: Record<string, string>, [program = "main.ts", ...args]: readonly string[] = []) {
  const settings = {
    PORT: "0",
    RATE_LIMIT: "0",
    RENDER_AHEAD: "off",
    LOG_LEVEL: "silent",
    NODE_ENV: "production",
    ...env,
  };
  const { PATH = "", HOME = "" } = process.env;
  const child: ChildProcess = spawn(process.execPath, [pathOf(program), ...args], {
    env: { PATH, HOME, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (text += chunk));
  const ended = new Promise<number | null>((done) => child.once("close", (code) => done(code)));
  return { child, output: () => text, ended };
}
