import { fileURLToPath } from "node:url";

/** The repository's folder, whatever the current directory is. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** @param {string} line */
export function print(line) {
  process.stdout.write(`${line}\n`);
}

/** An error that the person at the terminal must fix. It is printed as one line, without a stack trace. */
export class UserError extends Error {}

/** @param {number} startedAt `performance.now()` of the start */
export const secondsSince = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
