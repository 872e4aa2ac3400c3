import { spawn } from "node:child_process";
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

async function startParent(program: string) {
  const child = JSON.stringify(new URL("./run-program.mjs", import.meta.url).href);
  const code = `import { runInForeground } from ${child};
    process.exitCode = await runInForeground(process.execPath, ["-e", ${JSON.stringify(program)}], process.env);`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  parent.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const ended = once(parent, "exit");
  return { parent, output: () => output, code: async () => (await ended)[0] as number };
}

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
