import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { loggedError } from "../process/logged-error.ts";
import { logIds } from "./active-span.ts";

/** The program's log: lines of JSON on standard output, or where `destination` says. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = { level, mixin: logIds, serializers: { err: loggedError } };
  return destination ? pino(options, destination) : pino(options);
}
