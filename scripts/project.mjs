import { fileURLToPath } from "node:url";

/** Where the repository lies, whatever folder a command was called from. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** What a person must put right; shown as one line, without a stack. */
export class Trouble extends Error {}

/** @param {number} startedAt `performance.now()` of the start */
export const secondsSince = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
