import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { loggedError } from "../process/logged-error.ts";
import { logIds } from "./active-span.ts";
import { openDailyFile } from "./daily-file.ts";
import { lineForPeople } from "./log-line.ts";

interface LogConfig {
  readonly logLevel: string;
  readonly logFormat: "json" | "text";
  /** Undefined: standard output. */
  readonly logFolder: string | undefined;
  readonly logDays: number;
}

/** The program's log, written as the configuration says. Throws when its folder cannot be written. */
export function openConfiguredLog({ logLevel, logFormat, logFolder, logDays }: LogConfig): Logger {
  const target =
    logFolder === undefined
      ? pino.destination({ sync: true })
      : openDailyFile({ folder: logFolder, days: logDays });
  return openLog(
    logLevel,
    logFormat === "json" ? target : { write: (line) => target.write(lineForPeople(line)) },
  );
}

/** A log of lines of JSON. */
export function openLog(level: string, destination: DestinationStream): Logger {
  const options: LoggerOptions = { level, mixin: logIds, serializers: { err: loggedError } };
  return pino(options, destination);
}
