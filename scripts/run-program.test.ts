import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** Prints when it is ready, counts signals, and exits with code 7 300 ms after the first one. */
const signalCounter = `
  let count = 0;
  const onSignal = (signal) => { count += 1; if (count === 1) setTimeout(() => { console.log(signal, count); process.exit(7); }, 300); };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, onSignal);
  setInterval(() => {}, 1000);
  console.log("ready");
`;

async function startParent(program: string, options = {}) {
  const child = JSON.stringify(new URL("./run-program.mjs", import.meta.url).href);
  const code = `import { runInForeground } from ${child};
    process.exitCode = await runInForeground(process.execPath, ["-e", ${JSON.stringify(program)}], process.env, ${JSON.stringify(options)});`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  parent.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const ended = once(parent, "close");
  return { parent, output: () => output, code: async () => (await ended)[0] as number };
}

/** Whether a program runs. One that has ended stays in the list of processes until somebody has asked how. */
const isRunning = (pid: number): boolean => {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.trim() !== "" && !stdout.startsWith("Z");
};

test.each([
  ["SIGINT", "SIGINT"],
  ["SIGTERM", "SIGTERM"],
  ["SIGHUP", "SIGTERM"],
] as const)("passes %s on once when it arrives twice, and returns the exit code", async (sent, received) => {
  const { parent, output, code } = await startParent(signalCounter);
  await expect.poll(output).toContain("ready");
  parent.kill(sent);
  await new Promise((later) => setTimeout(later, 50));
  parent.kill(sent);
  expect(await code()).toBe(7);
  expect(output()).toContain(`${received} 1`);
});

test("returns 128 plus the signal for a program that a signal ended", async () => {
  const { code } = await startParent("process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);");
  expect(await code()).toBe(137);
});

test("ends a program that takes longer than its limit, and what it has started", async () => {
  const stubborn = `process.on("SIGTERM", () => {}); console.log(process.pid); setInterval(() => {}, 1000);`;
  const program = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(stubborn)}], { stdio: "inherit" });
    setInterval(() => {}, 1000);`;
  const { output, code } = await startParent(program, { sharesTerminal: true, limitMs: 2_000 });
  expect(await code()).toBe(124);
  expect(output()).toMatch(/^\d+\n$/);
  expect(isRunning(Number(output()))).toBe(false);
});

test("does not wait for a program that was left behind with its pipes", async () => {
  const left = `console.log(process.pid); setInterval(() => {}, 1000);`;
  const program = `const child = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(left)}], { stdio: "inherit" });
    setTimeout(() => process.exit(3), 1000);`;
  const { output, code } = await startParent(program, { sharesTerminal: true });
  expect(await code()).toBe(3);
  expect(output()).toMatch(/^\d+\n$/);
  expect(isRunning(Number(output()))).toBe(false);
});
