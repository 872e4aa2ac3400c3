import { expect, it } from "vitest";
import { operatorMessage } from "./operator-message.ts";

const failure = (code: string, message = "") => Object.assign(new Error(message), { code });

it.each([
  ["ECONNREFUSED", "DATABASE_URL: the database server does not answer."],
  ["57P03", "DATABASE_URL: the database server is starting up or shutting down; try again in a moment."],
  ["25006", "DATABASE_URL: none of its servers takes writes."],
  ["53300", "DATABASE_URL: the database server has no free connection."],
])("says %s in one line", (code, line) => {
  expect(operatorMessage(failure(code))).toBe(line);
});

it("keeps the database server's own words where they name the mistake", () => {
  expect(operatorMessage(failure("28P01", 'password authentication failed for user "shop"'))).toBe(
    'DATABASE_URL: password authentication failed for user "shop".',
  );
});

it("leaves a bug to its stack trace", () => {
  expect(operatorMessage(new TypeError("x is undefined"))).toBeUndefined();
});
