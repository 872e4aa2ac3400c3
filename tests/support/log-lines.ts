import { type Logger, pino } from "pino";

export interface LogLine extends Record<string, unknown> {
  readonly msg?: string;
}

/** A log that a test reads: every line so far, parsed. */
export function openLog(): { readonly log: Logger; readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  return {
    lines,
    log: pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  };
}
