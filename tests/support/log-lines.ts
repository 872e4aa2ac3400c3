import type { Logger } from "pino";
import { openLog as openProgramLog } from "../../src/platform/telemetry/open-log.ts";

export interface LogLine extends Record<string, unknown> {
  readonly msg?: string;
}

/** A log as the program's own that a test reads: every line so far, parsed. */
export function openLog(): { readonly log: Logger; readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  return {
    lines,
    log: openProgramLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) }),
  };
}
