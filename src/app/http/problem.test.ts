import { expect, it } from "vitest";
import { isDatabaseUnavailable } from "./problem.ts";

it.each([
  ["PgBouncer has no server behind it", { severity: "FATAL", code: "08P01" }, true],
  ["a connection that the server ended, whatever the reason", { severity: "FATAL", code: "58030" }, true],
  ["the server panics", { severity: "PANIC", code: "XX000" }, true],
  ["the server cannot be reached", { code: "ECONNREFUSED" }, true],
  ["a statement that breaks the protocol is a bug", { severity: "ERROR", code: "08P01" }, false],
  ["a broken constraint is a bug", { severity: "ERROR", code: "23505" }, false],
  ["an error of the program is a bug", {}, false],
])("%s", (_, error, isUnavailable) => {
  expect(isDatabaseUnavailable(error)).toBe(isUnavailable);
});
