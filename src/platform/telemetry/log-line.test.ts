import type { pino } from "pino";
import { expect, it } from "vitest";
import { lineForPeople } from "./log-line.ts";
import { openLog } from "./open-log.ts";

/** What people read of what `write` logs, with a time that is always the same. */
function written(write: (log: pino.Logger) => void): string {
  const lines: string[] = [];
  write(openLog("trace", { write: (line) => void lines.push(line) }));
  return lines
    .map((line) =>
      lineForPeople(line.replace(/"time":\d+/, `"time":${Date.UTC(2026, 10, 28, 16, 40, 1, 7)}`)),
    )
    .join("");
}

it("has the time, the level, what happened, and the rest by name", () => {
  expect(
    written((log) =>
      log.warn({ rows: 1, statement: 'select 1 as "one"', plan: ["Seq Scan"] }, "slow statement"),
    ),
  ).toBe(
    '2026-11-28T16:40:01.007Z WARN  slow statement rows=1 statement="select 1 as \\"one\\"" plan=["Seq Scan"]\n',
  );
  expect(written((log) => log.info({ route: "/a", empty: "", nothing: null }, ""))).toBe(
    '2026-11-28T16:40:01.007Z INFO   route=/a empty="" nothing=null\n',
  );
});

it("has an error with its stack below, one line for one step", () => {
  const error = new TypeError("no such thing");
  const [first, second, third] = written((log) => log.error({ err: error }, "failed")).split("\n");
  expect(first).toBe("2026-11-28T16:40:01.007Z ERROR failed");
  expect(second).toBe("    TypeError: no such thing");
  expect(third).toMatch(/^ {4}at /);
  expect(written((log) => log.fatal({ err: "a text" }, "failed"))).toContain("FATAL failed\n    a text\n");
});

it("keeps one line of the log one line, whatever a text has in it", () => {
  const line = written((log) => log.info({ agent: 'a\nb\u2028c="d"' }, "asked"));
  expect(line.trimEnd().split("\n")).toHaveLength(1);
  expect(line).toContain('agent="a\\nb');
  expect(written((log) => log.warn("one\r\n2026 ERROR another\u001b[2K"))).toBe(
    "2026-11-28T16:40:01.007Z WARN  one 2026 ERROR another [2K\n",
  );
});

it("leaves what is no JSON as it is", () => {
  expect(lineForPeople("Warning: something of Node\n")).toBe("Warning: something of Node\n");
});
