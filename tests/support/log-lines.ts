import { type Logger, pino } from "pino";
import { logIds } from "../../src/server/telemetry/active-span.ts";

export interface LogLine extends Record<string, unknown> {
  readonly msg?: string;
}

/** A log as the program's own that a test reads: every line so far, parsed. */
export function openLog(): { readonly log: Logger; readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  return {
    lines,
    log: pino(
      { level: "info", mixin: logIds },
      { write: (line: string) => void lines.push(JSON.parse(line)) },
    ),
  };
}
